/*
 * Lines that break where no reader would break them. It also runs in the page of a journey, so it is
 * self-contained.
 */

/** Finds lines with one letter only, breaks inside a word, and "e-" without "mail". */
export function brokenLines(): string[] {
  interface Block {
    readonly element: Element;
    readonly lines: string[];
    /** The middle of the last line. */
    middle: number;
  }

  const isInline = (element: Element) =>
    /^inline|^contents$/.test(getComputedStyle(element).display);
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest('script, style, noscript, option, svg');
  /** A longer word, in a name of a customer, may be wider than its box. */
  const LONGEST_WORD = 20;

  const range = document.createRange();
  /** The text nodes of each block whose text has more than one line. */
  const nodes = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let element = node.parentElement;
    if (!element || (node.textContent ?? '').trim() === '' || !isShown(element)) continue;
    while (isInline(element) && element.parentElement) element = element.parentElement;
    nodes.set(element, [...(nodes.get(element) ?? []), node as Text]);
  }
  // A text has a box for each of its lines: most have one, and reading each letter takes long.
  const hasLines = (texts: readonly Text[]) => {
    const boxes = texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    return boxes.some(({ top }) => top > Math.min(...middles));
  };

  // A letter and its marks are one glyph; Firefox reports boxes of its parts that aren't on the line.
  const glyphs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const blocks = new Map<Element, Block>();
  for (const [element, texts] of nodes) {
    if (!hasLines(texts)) continue;
    const block: Block = { element, lines: [], middle: -Infinity };
    blocks.set(element, block);
    for (const node of texts) {
      for (const { index, segment } of glyphs.segment(node.data)) {
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const box = [...range.getClientRects()].find(({ width }) => width > 0);
        // Joiners and the spaces at the end of a line have no width.
        if (box && box.top > block.middle) block.lines.push(index === 0 ? '\n' : '');
        if (box) block.middle = (box.top + box.bottom) / 2;
        block.lines.push((block.lines.pop() ?? '') + segment);
      }
    }
  }

  const language = document.documentElement.lang;
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  /** The first word that is on two lines. */
  const brokenWord = ({ element, lines }: Block): string | undefined => {
    const text = lines.join('');
    const ends = lines.map((_, at) => lines.slice(0, at + 1).join('').length);
    for (const { index, segment, isWordLike } of words.segment(text)) {
      const end = ends.find((place) => index < place && place < index + segment.length);
      if (end === undefined || !isWordLike || segment.length > LONGEST_WORD) continue;
      // The browser hyphenates.
      if (getComputedStyle(element).hyphens === 'auto') continue;
      return `${text.slice(index, end)}/${text.slice(end, index + segment.length)}`;
    }
    return undefined;
  };

  const faults: string[] = [];
  for (const block of blocks.values()) {
    const { lines } = block;
    if (lines.length < 2) continue;
    const shown = lines.map((line) => line.trim()).join('/');
    if (lines.some((line) => /^\P{L}?\p{L}\P{L}?$/u.test(line.replace(/[\s\p{M}]/gu, '')))) {
      faults.push(`one letter alone on a line: "${shown}"`);
    }
    if (lines.slice(0, -1).some((line) => /(^|\P{L})\p{L}-$/u.test(line))) {
      faults.push(`a break after a hyphen: "${shown}"`);
    }
    const word = /^zh/.test(language) ? undefined : brokenWord(block);
    if (word !== undefined) faults.push(`a break inside a word, ${word}: "${shown}"`);
  }
  return faults;
}
