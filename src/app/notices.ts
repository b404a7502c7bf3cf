/**
 * Stands in place of the portal, in English and without any part of the design system: nothing else
 * has started.
 */
function notice(root: HTMLElement, heading: string, reason: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'start';
  box.role = 'alert';
  const title = document.createElement('h1');
  title.textContent = heading;
  const words = document.createElement('div');
  words.textContent = reason;
  box.append(title, words);
  root.replaceChildren(box);
  return box;
}

/** For those who run the portal: which settings are wrong. */
export const showMisconfigured = (root: HTMLElement, names: readonly string[]) =>
  notice(root, 'This portal is not set up', `Missing or wrong settings: ${names.join(', ')}.`);

/** The texts could not be fetched; a browser remembers that of a module, so the page loads again. */
export function showWithoutTexts(root: HTMLElement): void {
  const retry = document.createElement('button');
  retry.textContent = 'Try again';
  retry.onclick = () => window.location.reload();
  notice(root, 'This page couldn’t be loaded', 'Nothing was changed.').append(retry);
}
