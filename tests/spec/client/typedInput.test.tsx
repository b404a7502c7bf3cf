import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { addressAsTyped } from '../../../src/domain/address/billAddress';
import { giftCodeInField } from '../../../src/domain/offer/giftCode';
import { POSTAL_MAX_LENGTH, postalAsTyped } from '../../../src/domain/address/postalCode';
import { secondFactorCodeAsTyped } from '../../../src/domain/input/secondFactorCode';
import { TextInput } from '../../../ui/inputs/TextInput';
import { Themed } from '../../../ui/testing/Themed';
import { graphemesOf, typedText } from '../../support/typedTexts';

/** A way in which a text gets into a real field. */
type Way = (field: HTMLInputElement, text: string) => void;

/** Inserts at the caret like a browser: React notices it only by the event. */
function insert(field: HTMLInputElement, text: string, isComposing = false): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing }));
}

/** Composes at the caret: each step replaces the one before it. */
function compose(field: HTMLInputElement, text: string): void {
  const start = field.selectionStart ?? 0;
  fireEvent.compositionStart(field);
  for (let end = 1; end <= text.length; end += 1) {
    insert(field, text.slice(0, end), true);
    expect(field.value.slice(start, start + end)).toBe(text.slice(0, end));
    field.setSelectionRange(start, start + end);
  }
  field.setSelectionRange(field.value.length, field.value.length);
  fireEvent.compositionEnd(field);
}

const ways: Readonly<Record<string, Way>> = {
  'typed sign by sign': (field, text) => graphemesOf(text).forEach((sign) => insert(field, sign)),
  pasted: insert,
  composed: compose,
  'composed and left': (field, text) => {
    insert(field, text, true);
    fireEvent.blur(field);
  },
  'filled in': (field, text) => {
    fireEvent.input(field, { target: { value: text } });
    fireEvent.change(field);
  },
  'filled in without an event': (field, text) => {
    field.value = text;
    fireEvent.blur(field);
  },
};

const tidies = {
  'gift code': giftCodeInField,
  'postal code': postalAsTyped,
  'second factor': secondFactorCodeAsTyped,
  address: addressAsTyped,
} as const;

type Tidy = (typed: string) => string;

function Controlled({ tidy }: { readonly tidy: Tidy }) {
  const [value, setValue] = useState('');
  return (
    <TextInput
      label="Field"
      tidy={tidy}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

/** Uncontrolled, like a field registered with React Hook Form. */
const Uncontrolled = ({ tidy }: { readonly tidy: Tidy }) => <TextInput label="Field" tidy={tidy} />;

function show(Field: typeof Controlled, tidy: Tidy): HTMLInputElement {
  render(<Field tidy={tidy} />, { wrapper: Themed });
  return screen.getByLabelText('Field');
}

describe.each([
  ['controlled', Controlled],
  ['registered', Uncontrolled],
])('a %s field', (_, Field) => {
  it.each(Object.entries(tidies))(
    'has the same value for a %s, however its text gets there',
    { tags: ['5.rule.51', '10.ruling.12', '10.ruling.13'] },
    (__, tidy) => {
      const text = typedText(8)
        // Letters would make the text a pasted message with a second-factor code.
        .map((raw) => (tidy === secondFactorCodeAsTyped ? raw.replace(/\p{L}/gu, '') : raw))
        // Short enough for every length limit, even in upper case.
        .filter((raw) => raw.normalize('NFKC').toUpperCase().length <= POSTAL_MAX_LENGTH);
      const field = show(Field, tidy);
      fc.assert(
        fc.property(text, (raw) => {
          for (const [name, way] of Object.entries(ways)) {
            fireEvent.input(field, { target: { value: '' } });
            way(field, raw);
            expect(field.value, name).toBe(tidy(raw));
          }
        }),
        { numRuns: 30 },
      );
    },
  );
});
