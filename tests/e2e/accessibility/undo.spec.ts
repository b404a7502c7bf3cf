/** Undo and redo of the browser, in every field that cleans what is typed. */
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';
import { AddressPage, FORM } from '../support/pages/addressPage';
import { compose, paste } from '../support/typing';

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'Firefox composes by events here, which its undo does not know.',
);

const UNDO = 'ControlOrMeta+z';
const REDO = 'ControlOrMeta+Shift+z';

type Step =
  | { readonly by: 'type' | 'compose' | 'paste'; readonly text: string }
  | { readonly by: 'press'; readonly key: string };

const pieces = [
  'a',
  'B',
  '7',
  '０',
  'ｘ',
  '๒',
  '-',
  ' ',
  '🎁',
  '\u200b',
  'é',
  'ab12',
  'Ｇ－1',
  'xyz 90',
];
const text = fc.constantFrom(...pieces);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      by: fc.constantFrom('type', 'compose', 'paste'),
      text,
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(UNDO, UNDO, REDO).map((key) => ({ by: 'press', key }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('Backspace', 'Delete', 'ArrowLeft', 'Home', 'Shift+ArrowLeft', 'Shift+Home')
      .map((key) => ({ by: 'press', key }) as const),
  },
);

/** Signs as they are compared: which of them were typed, not how they are written. */
const signsOf = (typed: string) =>
  [...typed.normalize('NFKD').replace(/๒/gu, '2').toUpperCase()].filter((sign) => /\S/.test(sign));

/** Carries the steps out; undo and redo must show what the field held before. */
async function expectOwnHistory(field: Locator, steps: readonly Step[]): Promise<void> {
  await field.focus();
  const start = await field.inputValue();
  const held = new Set([start]);
  const typed = new Set(signsOf(start));
  const note = async () => {
    const value = await field.inputValue();
    for (const sign of signsOf(value)) expect([...typed], value).toContain(sign);
    held.add(value);
  };
  const undoOrRedo = async (key: string) => {
    await field.press(key);
    expect([...held]).toContain(await field.inputValue());
  };
  for (const next of steps) {
    if (next.by === 'press') {
      if (next.key === UNDO || next.key === REDO) await undoOrRedo(next.key);
      else await field.press(next.key);
    } else {
      signsOf(next.text).forEach((sign) => typed.add(sign));
      if (next.by === 'paste') await paste(field, next.text);
      if (next.by === 'type') {
        for (const sign of next.text) {
          await field.pressSequentially(sign);
          await note();
        }
      }
      if (next.by === 'compose') await (await compose(field, next.text, note)).commit();
    }
    await note();
  }
  // Undone to the end, the field is as it was before.
  for (let undone = 0; undone < 60 && (await field.inputValue()) !== start; undone += 1) {
    await undoOrRedo(UNDO);
  }
  expect(await field.inputValue()).toBe(start);
  for (let redone = 0; redone < 3; redone += 1) await undoOrRedo(REDO);
}

interface Masked {
  readonly name: string;
  readonly scenario: string;
  readonly open: (page: Page, sandbox: Sandbox) => Promise<Locator>;
}

const fields: readonly Masked[] = [
  {
    name: 'gift code',
    scenario: 'gift-cards',
    open: async (page, { origin }) => {
      await page.goto(`${origin}/giftCard`);
      return page.getByRole('textbox', { name: textOf('giftCard.code') });
    },
  },
  {
    name: 'postal code',
    scenario: 'demo',
    open: async (page, { origin }) => {
      await page.goto(origin + FORM);
      return new AddressPage(page).postal;
    },
  },
  {
    name: 'address',
    scenario: 'billing-address-abroad',
    open: async (page, { origin }) => {
      await page.goto(origin + FORM);
      return new AddressPage(page).address;
    },
  },
];

test('undo and redo in a field that tidies its text show only what was there before', async ({
  page,
  enter,
}) => {
  test.slow();
  for (const { name, scenario, open } of fields) {
    await test.step(name, async () => {
      const sandbox = await enter(scenario);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
          await expectOwnHistory(await open(page, sandbox), steps);
        }),
        { numRuns: 3, endOnFailure: true },
      );
    });
  }
});

test('undo and redo in the field of a second-factor code show only what was there before', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('second-factor');
  await page.goto(`${sandbox.origin}/login`);
  await portal.signIn(sandbox.username, sandbox.password);
  const field = page.getByRole('textbox', { name: textOf('certification.code') });
  await expect(field).toBeFocused();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      await page.reload();
      await expectOwnHistory(field, steps);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

test('undo and redo of a gift code and a postal code give back each earlier text', async ({
  page,
  enter,
}) => {
  const { origin } = await enter({ scenario: 'gift-cards', path: '/giftCard' });
  const code = page.getByRole('textbox', { name: textOf('giftCard.code') });
  await code.pressSequentially('GIFT000001');
  await code.press('Backspace');
  await code.press('Backspace');
  await code.press(UNDO);
  await expect(code).toHaveValue(/^GIFT00000/);
  for (let undone = 0; undone < 12; undone += 1) await code.press(UNDO);
  await expect(code).toHaveValue('');
  for (let redone = 0; redone < 14; redone += 1) await code.press(REDO);
  await expect(code).toHaveValue('GIFT0000');

  await page.goto(origin + FORM);
  const { postal } = new AddressPage(page);
  await postal.pressSequentially('9061');
  await postal.blur();
  await postal.focus();
  await postal.press('End');
  await paste(postal, ' ４');
  await expect(postal).toHaveValue('9061 4');
  await postal.press(UNDO);
  await expect(postal).toHaveValue('9061');
  for (let undone = 0; undone < 4; undone += 1) await postal.press(UNDO);
  await expect(postal).toHaveValue('');
  for (let redone = 0; redone < 6; redone += 1) await postal.press(REDO);
  await expect(postal).toHaveValue('9061 4');
});
