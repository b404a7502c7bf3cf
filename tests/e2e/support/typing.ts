import type { BrowserContext, Locator } from '@playwright/test';

export const isFirefox = (context: BrowserContext): boolean =>
  context.browser()?.browserType().name() === 'firefox';

/** Does what a composition does to a field: `text` replaces what was composed before the caret. */
const composeByEvents = (
  field: Locator,
  composition: { readonly text: string; readonly replaced: number; readonly ended?: boolean },
): Promise<void> =>
  field.evaluate((input: HTMLInputElement, { text, replaced, ended = false }) => {
    const say = (type: string) =>
      input.dispatchEvent(new CompositionEvent(type, { data: text, bubbles: true }));
    const caret = input.selectionStart ?? input.value.length;
    if (replaced === 0) say('compositionstart');
    input.setRangeText(text, caret - replaced, caret, 'end');
    say(ended ? 'compositionend' : 'compositionupdate');
    const change = { data: text, inputType: 'insertCompositionText', isComposing: !ended };
    input.dispatchEvent(new InputEvent('input', { ...change, bubbles: true }));
  }, composition);

/**
 * Composes a text character by character at the caret, as a Japanese keyboard does. WebDriver BiDi has
 * no compositions, so that Firefox gets their events.
 */
export async function compose(
  field: Locator,
  text: string,
  onStep: () => Promise<void>,
): Promise<{ commit: () => Promise<void> }> {
  if (isFirefox(field.page().context())) {
    const steps = [...text].map((_, index, all) => all.slice(0, index + 1).join(''));
    let replaced = 0;
    for (const step of steps) {
      await composeByEvents(field, { text: step, replaced });
      replaced = step.length;
      await onStep();
    }
    return { commit: () => composeByEvents(field, { text, replaced, ended: true }) };
  }
  const keyboard = await field.page().context().newCDPSession(field.page());
  let composed = '';
  // By code point: no keyboard composes half a surrogate pair.
  for (const sign of text) {
    composed += sign;
    const end = composed.length;
    await keyboard.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: end,
      selectionEnd: end,
    });
    await onStep();
  }
  return {
    commit: async () => {
      await keyboard.send('Input.insertText', { text });
    },
  };
}

/** Lets the pages of a context read the clipboard; in Firefox a preference does. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  if (isFirefox(context)) return;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** Pastes at the caret from the browser's clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await allowClipboard(field.page().context());
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}
