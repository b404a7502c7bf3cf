/*
 * Texts of a page that a customer cannot read completely. Both functions also run in the page of a
 * journey, so they are self-contained.
 */

/**
 * Finds placeholders and selected options wider than their control, which browsers cut off
 * silently.
 */
export function cutInControls(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return ['no canvas to measure with'];
  const widthOf = (text: string, style: CSSStyleDeclaration) => {
    pen.font = style.font;
    return pen.measureText(text).width;
  };
  const faults: string[] = [];
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[placeholder], select',
  )) {
    const text =
      control instanceof HTMLSelectElement
        ? (control.selectedOptions[0]?.label ?? '')
        : control.value === '' && control.placeholder;
    if (!text || !control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) {
      continue;
    }
    const style = getComputedStyle(control);
    const room =
      control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const missing = Math.round(widthOf(text, style) - room);
    if (missing > 1) faults.push(`cut in its control by ${missing} px: "${text}"`);
  }
  return faults;
}

/** Finds texts that leave the page, are cut off by a container, or overlap. */
export function misplacedTexts(): string[] {
  /** Smaller differences are rounding, overhanging letters or white space of a glyph. */
  const TOLERANCE_PX = 2;
  interface Line {
    readonly text: string;
    readonly node: Node;
    /** The fixed or sticky ancestor: texts of different layers may overlap. */
    readonly layer: Element | null;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }

  /** Visually hidden texts for screen readers, clipped to nothing. */
  const isPutAway = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clip, clipPath, position } = getComputedStyle(at);
      if (clipPath === 'inset(50%)') return true;
      if (position === 'absolute' && /^rect\((0|0px)(,? (0|0px)){3}\)$/.test(clip)) return true;
    }
    return false;
  };

  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };

  /** The part of a line that is visible through its scroll containers. */
  const seenOf = (line: Line, element: Element): Line => {
    let { left, right, top, bottom } = line;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return { ...line, left, right, top, bottom };
  };

  const faults: string[] = [];
  const lines: Line[] = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, noscript, option, svg'))
      continue;
    // By the first names of its options, because the oldest Chrome has no others.
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (isPutAway(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const short = text.length > 48 ? `${text.slice(0, 48)}…` : text;
    const layer = layerOf(element);
    const own: Line[] = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) => {
        // A font's line box is taller than its letters: Thai needs the space, Latin does not.
        const edge = height * 0.25;
        return { text: short, node, layer, left, right, top: top + edge, bottom: bottom - edge };
      });
    lines.push(...own.map((line) => seenOf(line, element)));

    let scrolls = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      // Content that can be scrolled to is not lost.
      scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (scrolls) break;
      if (!/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`)) continue;
      const box = at.getBoundingClientRect();
      const isOutside = (line: Line) =>
        line.left < box.left - TOLERANCE_PX ||
        line.right > box.right + TOLERANCE_PX ||
        line.top < box.top - TOLERANCE_PX ||
        line.bottom > box.bottom + TOLERANCE_PX;
      if (own.some(isOutside)) {
        faults.push(`cut off by <${at.tagName.toLowerCase()} class="${at.className}">: "${short}"`);
        break;
      }
    }
    const page = document.documentElement.clientWidth;
    const leaves = ({ left, right }: Line) => left < -TOLERANCE_PX || right > page + TOLERANCE_PX;
    if (!scrolls && own.some(leaves)) faults.push(`outside the page: "${short}"`);
  }

  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.node === line.node || other.layer !== line.layer) continue;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
      if (across > TOLERANCE_PX && down > TOLERANCE_PX) {
        faults.push(`"${line.text}" lies on "${other.text}"`);
      }
    }
  });
  return faults;
}
