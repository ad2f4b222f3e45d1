// How long after each frame of the table the page had painted what followed from it, in milliseconds.
globalThis.painted = [];
globalThis.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', (event) => {
      if (!event.data.includes('"type":"seen"')) return;
      const came = performance.now();
      // The page listens after us: the next picture but none shows what it made of it.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => globalThis.painted.push(performance.now() - came);
        channel.port2.postMessage(0);
      });
    });
  }
};
