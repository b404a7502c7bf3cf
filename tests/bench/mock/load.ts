import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { AnswerReader } from './answerReader';
import { percentile } from '../statistics';
import type { Measurement } from '../statistics';

/** What is asked again and again. */
export interface Target {
  readonly port: number;
  /** One whole HTTP/1.1 request, as bytes on the line. */
  readonly bytes: string;
}

/** Connections kept open at the same time, each with one request under way. */
const CONNECTIONS = 10;

/**
 * Asks a target as fast as it answers, for some seconds, over kept connections. Our own few lines
 * over plain sockets: a client that parses as much as Node's own is slower than the servers it is
 * to measure, and then all of them look alike.
 * @throws Error when an answer has another status than 200 or 201, or the line is cut.
 */
export async function load({ port, bytes }: Target, seconds: number): Promise<Measurement> {
  const from = performance.now();
  const until = from + seconds * 1000;
  const lines = Array.from({ length: CONNECTIONS }, () => askUntil(until, port, bytes));
  const times = (await Promise.all(lines)).flat();
  const took = (performance.now() - from) / 1000;
  return { perSecond: times.length / took, p99: percentile(times, 0.99) };
}

/** Asks over one connection; answers how long each answer took, in ms. */
function askUntil(until: number, port: number, bytes: string): Promise<number[]> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  return new Promise<number[]>((resolve, reject) => {
    const times: number[] = [];
    let sentAt = 0;
    const ask = () => {
      sentAt = performance.now();
      socket.write(bytes);
    };
    const reader = new AnswerReader((status) => {
      const now = performance.now();
      times.push(now - sentAt);
      if (status !== 200 && status !== 201) reject(new Error(`Answered with HTTP ${status}.`));
      else if (now < until) ask();
      else resolve(times);
    });
    socket.on('connect', ask);
    socket.on('data', (chunk: Buffer) => reader.read(chunk));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The line was cut.')));
  }).finally(() => hangUp(socket));
}

function hangUp(socket: Socket): void {
  socket.removeAllListeners('close');
  socket.destroy();
}
