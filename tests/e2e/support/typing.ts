import type { Locator } from '@playwright/test';

/** Composes a text character by character at the caret, as a Japanese keyboard does. */
export async function compose(
  field: Locator,
  text: string,
  onStep: () => Promise<void>,
): Promise<{ commit: () => Promise<void> }> {
  const keyboard = await field.page().context().newCDPSession(field.page());
  for (let end = 1; end <= text.length; end += 1) {
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, end),
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
