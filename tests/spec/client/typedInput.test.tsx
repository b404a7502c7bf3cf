import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ADDRESS_MAX_LENGTH, GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { contentsOf } from '../../../src/checkout/address/address.schema';
import { EMPTY_ADDRESS } from '../../../src/domain/address/billAddress';
import { POSTAL_MAX_LENGTH, cleanPostal } from '../../../src/domain/address/postalCode';
import { secondFactorCodeAsTyped } from '../../../src/domain/input/secondFactorCode';
import { trimBlankStart } from '../../../src/domain/input/typedText';
import { cleanGiftCode } from '../../../src/domain/offer/giftCode';
import { certificationSchema } from '../../../src/features/auth/secondFactor/certification.schema';
import { giftCodeSchema } from '../../../src/features/giftCard/code/giftCode.schema';
import { TextInput } from '../../../ui/inputs/TextInput';
import { Themed } from '../../../ui/testing/Themed';
import { sentPostal } from '../../support/addressErrors';
import { graphemesOf, typedText } from '../../support/typedTexts';

/** A way in which a text gets into a real field. */
type Way = (field: HTMLInputElement, text: string) => void;

/** Inserts at the caret like a browser, unless the page prevents it. */
function insert(field: HTMLInputElement, data: string): void {
  const event = { bubbles: true, cancelable: true, inputType: 'insertText', data };
  if (field.dispatchEvent(new InputEvent('beforeinput', event))) change(field, data);
}

function change(field: HTMLInputElement, text: string, isComposing = false): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing }));
}

/** Composes at the caret: each step replaces the one before it. */
function compose(field: HTMLInputElement, text: string): void {
  const start = field.selectionStart ?? 0;
  fireEvent.compositionStart(field);
  for (let end = 1; end <= text.length; end += 1) {
    change(field, text.slice(0, end), true);
    expect(field.value.slice(start, start + end)).toBe(text.slice(0, end));
    field.setSelectionRange(start, start + end);
  }
  field.setSelectionRange(start + text.length, start + text.length);
  fireEvent.compositionEnd(field, { data: text });
}

const byKeyboard: Readonly<Record<string, Way>> = {
  'typed sign by sign': (field, text) => graphemesOf(text).forEach((sign) => insert(field, sign)),
  pasted: insert,
  composed: compose,
};
const byBrowser: Readonly<Record<string, Way>> = {
  'filled in': (field, text) => {
    fireEvent.input(field, { target: { value: text } });
    fireEvent.change(field);
  },
  'filled in without an event': (field, text) => {
    field.value = text;
  },
};

interface Masked {
  readonly tidy: (typed: string) => string;
  readonly maxLength?: number;
  /** The value that the form sends for the text of its field. */
  readonly sent: (held: string) => string | undefined;
}

const masked: Readonly<Record<string, Masked>> = {
  'gift code': {
    tidy: cleanGiftCode,
    maxLength: GIFT_CODE_LENGTH,
    sent: (code) => giftCodeSchema.cast({ code }).code,
  },
  'postal code': {
    tidy: cleanPostal,
    maxLength: POSTAL_MAX_LENGTH,
    sent: (postal) => sentPostal('OTHER', postal),
  },
  'second factor': {
    tidy: secondFactorCodeAsTyped,
    sent: (code) => certificationSchema.cast({ code }).code,
  },
  address: {
    tidy: trimBlankStart,
    maxLength: ADDRESS_MAX_LENGTH,
    sent: (address) => contentsOf({ ...EMPTY_ADDRESS, countryCode: 'DEU', address }).address,
  },
};

function Controlled({ tidy, maxLength }: Masked) {
  const [value, setValue] = useState('');
  const onChange = (event: { target: { value: string } }) => setValue(event.target.value);
  return <TextInput label="Field" {...{ tidy, maxLength, value, onChange }} />;
}

/** Uncontrolled, like a field registered with React Hook Form. */
const Uncontrolled = ({ tidy, maxLength }: Masked) => (
  <TextInput label="Field" {...{ tidy, maxLength }} />
);

function show(Field: typeof Controlled, rules: Masked): HTMLInputElement {
  render(<Field {...rules} />, { wrapper: Themed });
  return screen.getByLabelText('Field');
}

/** Empties the field, then lets a text get there. */
function enter(field: HTMLInputElement, way: Way, text: string): void {
  fireEvent.input(field, { target: { value: '' } });
  way(field, text);
}

/** Letters would make the text a pasted message with a second-factor code. */
const textFor = ({ tidy }: Masked, raw: string): string =>
  tidy === secondFactorCodeAsTyped ? raw.replace(/\p{L}/gu, '') : raw;

describe.each([
  ['controlled', Controlled],
  ['registered', Uncontrolled],
])('a %s field', (_, Field) => {
  it.each(Object.entries(masked))(
    'of a %s sends the same value, however its text gets there',
    { tags: ['5.rule.51', '10.ruling.12', '10.ruling.13'] },
    (__, rules) => {
      const text = typedText(8)
        .map((raw) => textFor(rules, raw))
        // Short enough for every length limit, even in upper case.
        .filter((raw) => raw.normalize('NFKC').toUpperCase().length <= POSTAL_MAX_LENGTH);
      const field = show(Field, rules);
      fc.assert(
        fc.property(text, (raw) => {
          for (const [name, way] of Object.entries(byKeyboard)) {
            enter(field, way, raw);
            expect(field.value, name).toBe(rules.tidy(raw));
            expect(rules.sent(field.value), name).toBe(rules.sent(raw));
          }
          for (const [name, way] of Object.entries(byBrowser)) {
            enter(field, way, raw);
            expect(rules.sent(field.value), name).toBe(rules.sent(raw));
          }
        }),
        { numRuns: 15 },
      );
    },
  );
});

const capped = Object.entries(masked).filter(([, { maxLength }]) => maxLength !== undefined);

describe.each(capped)('a full field of a %s', (_, rules) => {
  const most = rules.maxLength ?? 0;

  it(
    'takes no further text, in whatever way, and loses none of the text that is there',
    { tags: ['9.const.17', '9.const.18', '9.const.19'] },
    () => {
      const field = show(Uncontrolled, rules);
      const full = '0123456789'.repeat(most / 10);
      const some = fc.constantFrom(
        'x',
        '7',
        ' ',
        '-',
        '🎁',
        '👩‍👩‍👧',
        'e\u0301',
        'ß',
        '\u200b',
        '!',
        ':',
      );
      const text = fc.array(some, { minLength: 1, maxLength: 3 }).map((signs) => signs.join(''));
      fc.assert(
        fc.property(fc.nat(most), text, (at, raw) => {
          for (const [name, way] of Object.entries(byKeyboard)) {
            enter(field, insert, full);
            expect(field.value).toBe(full);
            field.setSelectionRange(at, at);
            way(field, raw);
            expect(field.value, `${name} at ${at}`).toBe(full);
          }
        }),
        { numRuns: 15 },
      );
    },
  );

  it.each(['🎁', '👍🏽', '👩‍👩‍👧', '🇩🇪', '❤️', '𠮷', 'x\u0301', 'ก็', '한'])(
    'never holds a part of %s',
    (sign) => {
      const field = show(Uncontrolled, rules);
      const shown = rules.tidy(sign);
      for (let before = most - 8; before <= most; before += 1) {
        const start = '1'.repeat(before);
        enter(field, insert, start + sign);
        const whole = start + (before + shown.length <= most ? shown : '');
        expect(field.value).toBe(rules.tidy(whole));
      }
    },
  );

  it(
    'counts its characters after cleaning',
    { tags: ['9.const.17', '9.const.18', '9.const.19'] },
    () => {
      const field = show(Uncontrolled, rules);
      const full = '1'.repeat(most);
      enter(field, insert, `     \u200b${full}`);
      expect(field.value).toBe(full);
    },
  );
});
