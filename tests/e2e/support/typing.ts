import type { Locator } from '@playwright/test';

/** Composes a text character by character at the caret, as a Japanese keyboard does. */
export async function compose(
  field: Locator,
  text: string,
  onStep: () => Promise<void>,
): Promise<{ commit: () => Promise<void> }> {
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

/** Pastes at the caret from the browser's clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}
