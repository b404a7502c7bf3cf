/**
 * Replaces the portal with a notice in English, without the design system, because nothing else is
 * loaded.
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

/** For operators: names the missing or invalid settings. */
export const showMisconfigured = (root: HTMLElement, names: readonly string[]) =>
  notice(root, 'This portal is not set up', `Missing or wrong settings: ${names.join(', ')}.`);

/**
 * The language could not be fetched. Retry reloads the page, because browsers cache failed modules.
 */
export function showWithoutTexts(root: HTMLElement): void {
  const retry = document.createElement('button');
  retry.textContent = 'Try again';
  retry.onclick = () => window.location.reload();
  notice(root, 'This page couldn’t be loaded', 'Nothing was changed.').append(retry);
}
