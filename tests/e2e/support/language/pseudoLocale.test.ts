import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { pseudoMessages } from './pseudoLocale';
import type { CompiledMessages } from './pseudoLocale';

const english = JSON.parse(readFileSync('src/i18n/locales/en-US.json', 'utf8')) as Record<
  string,
  string
>;
const compiled = Object.fromEntries(
  Object.entries(english).map(([id, text]) => [id, parse(text)]),
) as unknown as CompiledMessages;
const pseudo = pseudoMessages(compiled);

const textsIn = (messages: CompiledMessages): string =>
  JSON.stringify(messages, (_key, value: unknown) =>
    Array.isArray(value) && value.every((piece: { type?: number }) => piece.type === 0)
      ? value.map((piece: { value: string }) => piece.value).join('')
      : value,
  );

describe('the pseudo-locale', () => {
  it('makes texts about 40 % longer than English', () => {
    const letters = (texts: CompiledMessages) => textsIn(texts).match(/\p{L}/gu)?.length ?? 0;
    const plain = Object.fromEntries(
      Object.entries(compiled).filter(([, pieces]) => pieces.every(({ type }) => type === 0)),
    );
    const growth = letters(pseudoMessages(plain)) / letters(plain);
    // The ids in the JSON do not grow, so the texts themselves grow slightly more.
    expect(growth).toBeGreaterThan(1.2);
    expect(growth).toBeLessThan(1.5);
  });

  it('keeps arguments, numbers, plurals and tags, and leaves no letter A to Z', () => {
    const intl = createIntl({ locale: 'en', messages: pseudo as never, onError: () => undefined });
    expect(intl.formatMessage({ id: 'bill.status.other' }, { status: 7 })).toBe(
      '[!! Šţààţûûš 7 !!]',
    );
    const left = (days: number) => intl.formatMessage({ id: 'plan.daysLeft' }, { days });
    expect([left(1), left(1200)]).toEqual(
      ['[!! 1\u00a0ðàày ļééƒţ !!]', '[!! 1,200\u00a0ðààyš ļééƒţ !!]'].map((text) =>
        text.replaceAll('y', 'ý'),
      ),
    );
    const tagged = intl.formatMessage(
      { id: 'packages.terms' },
      { terms: (words) => `<${String(words)}>`, privacy: (words) => `<${String(words)}>` },
    );
    expect(tagged).toMatch(/^\[!! \P{ASCII}.*<.+> .* <.+> !!\]$/u);
    expect(tagged).not.toMatch(/[A-Za-z]/);
  });
});
