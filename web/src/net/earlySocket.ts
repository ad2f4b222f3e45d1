// Opens the WebSocket while the server still creates the table, so that it is ready when the table is.

let opened: WebSocket | null = null;

/** The table is part of the address, so that a proxy can send all sockets of a table to the same process. */
function address(table = ''): string {
  const query = table && `?table=${encodeURIComponent(table)}`;
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws${query}`;
}

export function openEarlySocket(): void {
  opened ??= new WebSocket(address());
}

/** The table was not created: close the unused socket. */
export function closeEarlySocket(): void {
  opened?.close();
  opened = null;
}

/** The socket opened early, if it is still usable, or a new one. */
export function takeSocket(table: string): WebSocket {
  const line = opened;
  opened = null;
  return line && line.readyState <= WebSocket.OPEN ? line : new WebSocket(address(table));
}
