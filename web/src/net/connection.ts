// WebSocket connection to a table: reconnects, requests what it missed, and sends unanswered messages again.
import type { Inbound, Outbound } from './wire/table.gen';
import { takeSocket } from './earlySocket';

export type Line = 'connecting' | 'open' | 'lost' | 'gone';

export interface Listener {
  heard(message: Outbound): void;
  changed(line: Line): void;
}

/** Where the messages of this page go: a server, or a lesson or study on the page itself. */
export interface Link {
  /** There is no server behind it: nothing happened before its first message. */
  readonly isLesson?: boolean;
  begin(): void;
  close(): void;
  restart(): void;
  send(message: Inbound): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 20_000;
const SILENCE_MS = 35_000;
/** Close codes after which reconnecting is useless: this device was signed out. */
const FINAL_CODES = new Set([4001]);

export class Connection implements Link {
  private socket: WebSocket | null = null;
  private seq: number | null = null;
  private wait = FIRST_WAIT_MS;
  private timer = 0;
  private heardAt = 0;
  private isClosed = false;
  /** Messages the table has not answered yet, by id. */
  private readonly open = new Map<string, Inbound>();

  constructor(
    private readonly table: string,
    private readonly isWatching: boolean,
    private readonly listener: Listener,
    private readonly makeSocket: (table: string) => WebSocket = takeSocket,
  ) {}

  begin(): void {
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
    this.socket?.close();
  }

  restart(): void {
    const old = this.socket;
    this.socket = null;
    this.seq = null;
    clearTimeout(this.timer);
    old?.close();
    this.connect();
  }

  /**
   * Send now if the connection is open. Commands that change the table are sent again after a break until they are
   * answered.
   */
  send(message: Inbound): void {
    if ('id' in message && message.type !== 'ping') this.open.set(message.id, message);
    this.write(message);
  }

  private write(message: Inbound): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.listener.changed(this.seq === null ? 'connecting' : 'lost');
    const socket = this.makeSocket(this.table);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => socket === this.socket && this.hear(String(event.data));
    socket.onclose = (event) => this.lose(socket, event.code);
    if (socket.readyState === WebSocket.OPEN) this.greet();
  }

  private greet(): void {
    this.wait = FIRST_WAIT_MS;
    this.heardAt = Date.now();
    this.write({ type: 'join', table: this.table, since: this.seq, is_watching: this.isWatching });
    for (const message of this.open.values()) this.write(message);
    this.listener.changed('open');
    this.watch();
  }

  private hear(text: string): void {
    this.heardAt = Date.now();
    const message = JSON.parse(text) as Outbound;
    if ('seq' in message) this.seq = Math.max(this.seq ?? 0, message.seq);
    if (message.type === 'answer') this.open.delete(message.id);
    this.listener.heard(message);
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.isClosed || socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.timer);
    if (FINAL_CODES.has(code)) {
      this.listener.changed('gone');
      return;
    }
    this.listener.changed('lost');
    // Random delay, so that a thousand pages do not reconnect at the same moment.
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
  }

  /** A connection that is silent for long is dead, even if the browser reports it open. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (Date.now() - this.heardAt > SILENCE_MS) {
        this.socket?.close();
        return;
      }
      this.write({ type: 'ping', id: 'alive' });
      this.watch();
    }, PING_EVERY_MS);
  }

  private readonly retry = (): void => {
    if (this.socket || this.isClosed || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
