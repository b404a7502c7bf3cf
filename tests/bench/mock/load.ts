import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { AnswerReader } from './answerReader';
import { percentile } from '../statistics';
import type { Measurement } from '../statistics';

/** A request that is repeated. */
export interface Target {
  readonly port: number;
  /** One complete HTTP/1.1 request as it is sent. */
  readonly bytes: string;
}

/** Number of open connections, each with one request at a time. */
const CONNECTIONS = 10;

/**
 * Sends requests as fast as a target responds, for some seconds, over kept-alive connections. Uses
 * plain sockets: Node's own client is slower than the servers, so all would look alike.
 * @throws Error when an answer has another status than 200 or 201, or the line is cut.
 * /
 */
export async function load({ port, bytes }: Target, seconds: number): Promise<Measurement> {
  const from = performance.now();
  const until = from + seconds * 1000;
  const lines = Array.from({ length: CONNECTIONS }, () => askUntil(until, port, bytes));
  const times = (await Promise.all(lines)).flat();
  const took = (performance.now() - from) / 1000;
  return { perSecond: times.length / took, p99: percentile(times, 0.99) };
}

/** Sends requests over one connection; returns the time of each response, in ms. */
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
