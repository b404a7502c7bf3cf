/**
 * Says in place of the page which settings are wrong. For those who run the portal, so in English and
 * without any part of the design system: nothing else of the portal has started.
 */
export function showMisconfigured(root: HTMLElement, names: readonly string[]): void {
  const box = document.createElement('div');
  box.className = 'start';
  box.role = 'alert';
  const title = document.createElement('h1');
  title.textContent = 'This portal is not set up';
  const reason = document.createElement('div');
  reason.textContent = `Missing or wrong settings: ${names.join(', ')}.`;
  box.append(title, reason);
  root.replaceChildren(box);
}
