/** The colours that a customer chooses, as CSS names them. */
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

/** What is left of a look once the system has forced its colours, beside those colours. */
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

/** The names of the system's colours by what the browser makes of them. */
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
 * The look of an element and all in it, as far as forced colours leave it: equal looks are alike. A
 * browser still tells our own colours where it paints others: only the system's count.
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

/** A box that the system draws itself shows its tick in any colours. */
const tickOf = (element: Element): string =>
  element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none'
    ? String(element.checked)
    : '';

/** Whether one sees where an element ends, with no fill to tell it: by a border or an outline. */
export function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  const isLine = (kind: string, width: string) => kind !== 'none' && parseFloat(width) > 0;
  return (
    isLine(style.borderTopStyle, style.borderTopWidth) ||
    isLine(style.borderBottomStyle, style.borderBottomWidth) ||
    isLine(style.outlineStyle, style.outlineWidth)
  );
}
