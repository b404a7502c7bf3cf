import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A Redis that knows GET, SET and DEL, and answers everything else with OK. */
export class FakeRedis {
  private readonly values = new Map<string, string>();
  private readonly waiting: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private isSilent = false;
  /** Whether it refuses writes, as a Redis without memory. */
  isFull = false;
  private readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
      for (let found = firstCommand(text); found; found = firstCommand(text)) {
        text = text.slice(found.length);
        const { words } = found;
        const answer = () => socket.write(this.answerTo(words), 'latin1');
        if (this.isSilent) this.waiting.push(answer);
        else answer();
      }
    });
    socket.on('error', () => undefined);
  });

  /** Listens on loopback; resolves to its URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.isSilent = true;
  }

  resume(): void {
    this.isSilent = false;
    for (const answer of this.waiting.splice(0)) answer();
  }

  end(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private answerTo([name = '', key = '', value = '']: readonly string[]): string {
    switch (name.toUpperCase()) {
      case 'GET': {
        const held = this.values.get(key);
        return held === undefined ? '$-1\r\n' : `$${held.length}\r\n${held}\r\n`;
      }
      case 'SET':
        if (this.isFull) return "-OOM command not allowed when used memory > 'maxmemory'.\r\n";
        this.values.set(key, value);
        return '+OK\r\n';
      case 'DEL':
      case 'UNLINK':
        return this.values.delete(key) ? ':1\r\n' : ':0\r\n';
      default:
        return '+OK\r\n';
    }
  }
}

/** The first whole command of the protocol; as Latin-1, a character is a byte. */
function firstCommand(text: string): { words: string[]; length: number } | null {
  const [, count] = /^\*(\d+)\r\n/.exec(text) ?? [];
  if (count === undefined) return null;
  let at = count.length + 3;
  const words: string[] = [];
  while (words.length < Number(count)) {
    const [head, size] = /^\$(\d+)\r\n/.exec(text.slice(at)) ?? [];
    if (head === undefined) return null;
    const from = at + head.length;
    at = from + Number(size) + 2;
    if (text.length < at) return null;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}
