import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { InferType } from 'yup';
import { listOf, record, text, wholeNumber } from '@homeview/contracts/domains/wire';

/** The points that one can go back to, per sandbox. */
const MOST = 100;

/**
 * All points of a sandbox together, in characters: they are saved with it after each change. The
 * latest one is kept in any case.
 */
const MOST_TEXT = 1_000_000;

const pointSchema = record({ id: wholeNumber(), packed: text() });
export const pointsSchema = listOf(pointSchema);
type Point = InferType<typeof pointSchema>;

export const packed = (state: object): string =>
  gzipSync(JSON.stringify(state), { level: constants.Z_BEST_SPEED }).toString('base64');

/** The states of a sandbox before its latest changes, oldest first. */
export class Points {
  private kept: readonly Point[] = [];

  /** Keeps a packed state; returns its number. */
  add(state: string): number {
    const id = 1 + (this.kept.at(-1)?.id ?? 0);
    let length = 0;
    this.kept = [...this.kept, { id, packed: state }]
      .slice(-MOST)
      .reverse()
      .filter((point, at) => (length += point.packed.length) <= MOST_TEXT || at === 0)
      .reverse();
    return id;
  }

  has(id: number): boolean {
    return this.kept.some((point) => point.id === id);
  }

  /** The state of a point; undefined when it is no longer kept. */
  find(id: number): unknown {
    const point = this.kept.find((one) => one.id === id);
    if (!point) return undefined;
    return JSON.parse(gunzipSync(Buffer.from(point.packed, 'base64')).toString('utf8'));
  }

  all(): readonly Point[] {
    return this.kept;
  }

  replace(points: readonly Point[]): void {
    this.kept = points;
  }
}
