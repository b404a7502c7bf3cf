/** Longest motion that no one sees, in ms. */
const UNSEEN_MS = 10;

const longest = (list: string): number =>
  Math.max(
    0,
    ...list.split(',').map((time) => parseFloat(time) * (/ms$/.test(time.trim()) ? 1 : 1000)),
  );

/** Whether an element moves or would move, by its styles. What is not drawn does neither. */
function moves(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  return [null, '::before', '::after'].some((part) => {
    const style = getComputedStyle(element, part);
    if (part !== null && style.content === 'none') return false;
    const animated = style.animationName !== 'none' && longest(style.animationDuration) > UNSEEN_MS;
    return animated || longest(style.transitionDuration) > UNSEEN_MS;
  });
}

/** Elements whose motion is under way, however it was begun. */
const underWay = (): Element[] =>
  document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
    return Number(effect.getComputedTiming().duration) > UNSEEN_MS ? [effect.target] : [];
  });

/** The part an element belongs to: named by `data-part`, or what stands above the page. */
function partOf(element: Element): string {
  const named = element.closest('[data-part]')?.getAttribute('data-part');
  if (named) return named;
  if (element.closest('.MuiDialog-root')) return 'dialog';
  return element.closest('[data-tone]') ? 'toast' : element.className.toString();
}

/** What on the page moves, or would if it changed; each part once. */
export const movingParts = (): string[] => [
  ...new Set(
    [...[...document.body.querySelectorAll('*')].filter(moves), ...underWay()].map(partOf),
  ),
];
