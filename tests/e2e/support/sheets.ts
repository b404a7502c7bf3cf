import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { isFirefox } from './typing';

/** Width and height, in cm. */
const PAPERS = { A4: [21, 29.7], Letter: [21.59, 27.94], A6: [10.5, 14.8] } as const;

/** Prints a page as a PDF. Playwright sends Firefox inches, which Firefox takes for centimetres. */
export function printOn(page: Page, paper: keyof typeof PAPERS): Promise<Buffer> {
  const unit = isFirefox(page.context()) ? 'in' : 'cm';
  const [width, height] = PAPERS[paper];
  return page.pdf({ width: `${width}${unit}`, height: `${height}${unit}` });
}

const PACKED = /\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g;

/** The number of sheets of a printed PDF. Firefox compresses the objects that say so. */
export function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const unpacked = [...text.matchAll(PACKED)].map(([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  return [text, ...unpacked].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
