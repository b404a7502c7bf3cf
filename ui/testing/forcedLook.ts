/** The CSS names of the system colours that a customer chooses. */
const SYSTEM_COLOURS = [
  'Canvas',
  'CanvasText',
  'ButtonFace',
  'ButtonText',
  'GrayText',
  'Highlight',
  'HighlightText',
  'LinkText',
] as const;

/** Style properties, other than colours, that remain in forced-colors mode. */
const LASTING = [
  'borderTopStyle',
  'borderTopWidth',
  'outlineStyle',
  'outlineWidth',
  'opacity',
  'visibility',
  'fontWeight',
] as const;

const COLOURS = ['borderTopColor', 'backgroundColor', 'color'] as const;

const PARTS = [null, '::before', '::after'] as const;

/** The names of the system colours by their computed values. */
function systemColours(): ReadonlyMap<string, string> {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const named = SYSTEM_COLOURS.map((name): [string, string] => {
    probe.style.color = name;
    return [getComputedStyle(probe).color, name];
  });
  probe.remove();
  return new Map(named);
}

/**
 * The look of an element and its content in forced-colors mode, for comparison. Computed styles may
 * still contain our own colours, which are not painted, so only system colours are included.
 */
export function lookOf(element: Element): string[] {
  const system = systemColours();
  const styles = (part: Element): string =>
    PARTS.map((pseudo) => {
      const style = getComputedStyle(part, pseudo);
      const lasting = LASTING.map((name) => style[name]);
      const colours = COLOURS.map((name) => system.get(style[name]) ?? 'forced');
      return [...lasting, ...colours].join(' ');
    }).join(' | ');
  return [element, ...element.querySelectorAll('*')].map((part) => styles(part) + tickOf(part));
}

/** A native checkbox shows its check mark in any colours. */
const tickOf = (element: Element): string =>
  element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none'
    ? String(element.checked)
    : '';

/** Whether an element has a visible edge without a fill: a border or an outline. */
export function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  const isLine = (kind: string, width: string) => kind !== 'none' && parseFloat(width) > 0;
  return (
    isLine(style.borderTopStyle, style.borderTopWidth) ||
    isLine(style.borderBottomStyle, style.borderBottomWidth) ||
    isLine(style.outlineStyle, style.outlineWidth)
  );
}
