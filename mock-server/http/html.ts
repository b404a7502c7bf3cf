import escape from 'lodash/escape.js';

/** Markup that is safe to print unescaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | readonly Part[];

/** Template tag for markup: escapes all values except markup. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.map((text, index) => text + print(parts[index] ?? '')).join(''));

function print(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(print).join('');
}
