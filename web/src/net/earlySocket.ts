// A line opened ahead: while the server is asked for a table, so that it stands when the table is there.

let opened: WebSocket | null = null;

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws`;
}

export function openEarlySocket(): void {
  opened ??= new WebSocket(address());
}

/** There will be no table to use it for. */
export function closeEarlySocket(): void {
  opened?.close();
  opened = null;
}

/** The line that was opened ahead, if it still stands, or a new one. */
export function takeSocket(): WebSocket {
  const line = opened;
  opened = null;
  return line && line.readyState <= WebSocket.OPEN ? line : new WebSocket(address());
}
