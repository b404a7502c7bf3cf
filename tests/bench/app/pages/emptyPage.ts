import { randomBytes } from 'node:crypto';
import { fileOf } from '../site';
import type { Site } from '../site';

/** Gzipped bytes of a first load. */
export interface FirstLoadBytes {
  readonly document: number;
  /** Everything except the document: scripts, styles, a font. */
  readonly rest: number;
  /** The scripts within `rest`. */
  readonly scripts: number;
}

const PAGE = '/index.html';
const SCRIPT = '/assets/empty.js';

/**
 * A text of this many gzipped bytes, or a few less: `around` receives incompressible letters as
 * filling.
 * @throws Error when the text is larger even without filling.
 */
export function weighing(bytes: number, around: (filling: string) => string): string {
  if (sizeOf(around('')) > bytes) throw new Error(`More than ${bytes} bytes when empty.`);
  // A base64 letter holds three quarters of a byte.
  const letters = randomBytes(bytes).toString('base64');
  let [fits, tooMany] = [0, letters.length + 1];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (sizeOf(around(letters.slice(0, half))) <= bytes) fits = half;
    else tooMany = half;
  }
  return around(letters.slice(0, fits));
}

const sizeOf = (text: string): number => fileOf(PAGE, text).body.length;

const documentAround = (filling: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<script type="module" src="${SCRIPT}"></script></head>` +
  `<body>Empty<!--${filling}--></body></html>`;

/** A page of the same size that paints one word at once and whose script does nothing. */
export function emptySite({ document, rest }: Omit<FirstLoadBytes, 'scripts'>): Site {
  const script = weighing(rest, (filling) => `/*${filling}*/`);
  return new Map([
    [PAGE, fileOf(PAGE, weighing(document, documentAround))],
    [SCRIPT, fileOf(SCRIPT, script)],
  ]);
}
