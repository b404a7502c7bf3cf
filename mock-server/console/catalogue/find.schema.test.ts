import { describe, expect, it } from 'vitest';
import { findSchema } from './find.schema';
import { openingSchema } from './opening.schema';

const find = (query: string) => findSchema.validate({ query, screen: '', kind: '' });
const open = (clock: string) => openingSchema.validate({ platform: '', locale: 'de-DE', clock });

describe('findSchema', () => {
  it('keeps the lines of a pasted text', async () => {
    const { query } = await find('  “Zahlung”\n R1–0M1EW ');
    expect(query).toBe('“Zahlung”\n R1–0M1EW');
  });

  it('accepts 5,000 characters of any script, and says what to do with more', async () => {
    await expect(find('ก'.repeat(5_000))).resolves.toBeDefined();
    await expect(find('プ'.repeat(5_001))).rejects.toThrow(
      'This text is longer than 5,000 characters. Paste the part that describes the problem.',
    );
  });
});

describe('the time of openingSchema', () => {
  it.each(['', '2000-01-01T00:00', '2026-11-21T10:00', '2998-12-31T23:59'])('accepts %j', (clock) =>
    expect(open(clock)).resolves.toMatchObject({ clock }),
  );

  it.each([
    '1999-12-31T23:59',
    '2999-01-01T00:00',
    '12026-01-01T10:00',
    '2026-02-30T10:00',
    'soon',
  ])('rejects %j', (clock) =>
    expect(open(clock)).rejects.toThrow('Enter a date and time from 2000 to 2998.'),
  );
});
