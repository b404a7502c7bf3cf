/** Maximum duration of an imperceptible motion, in ms. */
const UNSEEN_MS = 10;

const longest = (list: string): number =>
  Math.max(
    0,
    ...list.split(',').map((time) => parseFloat(time) * (/ms$/.test(time.trim()) ? 1 : 1000)),
  );

/** Whether the styles of an element animate it or would do so. Elements without a box never move. */
function moves(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  return [null, '::before', '::after'].some((part) => {
    const style = getComputedStyle(element, part);
    if (part !== null && style.content === 'none') return false;
    const animated = style.animationName !== 'none' && longest(style.animationDuration) > UNSEEN_MS;
    return animated || longest(style.transitionDuration) > UNSEEN_MS;
  });
}

/** Elements with a running animation, also one started by script. */
const underWay = (): Element[] =>
  document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
    return Number(effect.getComputedTiming().duration) > UNSEEN_MS ? [effect.target] : [];
  });

/** The name of an element's part: its `data-part`, its overlay, or its class. */
function partOf(element: Element): string {
  const named = element.closest('[data-part]')?.getAttribute('data-part');
  if (named) return named;
  if (element.closest('.MuiDialog-root')) return 'dialog';
  return element.closest('[data-tone]') ? 'toast' : element.className.toString();
}

/** The parts of the page that move, or would move after a change, without duplicates. */
export const movingParts = (): string[] => [
  ...new Set(
    [...[...document.body.querySelectorAll('*')].filter(moves), ...underWay()].map(partOf),
  ),
];
