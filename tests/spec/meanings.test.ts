import { describe, expect, it } from 'vitest';
import { createIntl } from 'react-intl';
import messages from '../../src/i18n/locales/en-US.json';
import { MEANINGS } from './meanings';

const intl = createIntl({ locale: 'en-US', messages });

describe.each(Object.entries(MEANINGS))('%s', (_, group) => {
  it.each(group)('$id says: $words', ({ id, values, words }) => {
    expect(intl.formatMessage({ id }, { ...values })).toBe(words);
  });

  it('uses a different sentence for each id', () => {
    expect(new Set(group.map(({ words }) => words)).size).toBe(group.length);
  });
});
