import { describe, expect, it } from 'vitest';
import { findSchema } from './find.schema';
import { openingSchema } from './opening.schema';

const find = (query: string) => findSchema.validate({ query, screen: '', kind: '' });
const open = (clock: string) => openingSchema.validate({ platform: '', locale: 'de-DE', clock });

describe('findSchema', () => {
  it('normalizes the typed or pasted query', async () => {
    const { query } = await find('  ＦＡＩＬＥＤ\u200b “Zahlung”  R1–0M1EW ');
    expect(query).toBe('failed "zahlung" r1-0m1ew');
  });

  it('rejects a query that is too long for an address, in any script', async () => {
    await expect(find('plan '.repeat(1_700))).resolves.toBeDefined();
    await expect(find('プラン'.repeat(500))).rejects.toThrow('This text is too long to search.');
  });
});

describe('the time of openingSchema', () => {
  it.each(['', '1970-01-01T00:00', '2026-11-21T10:00', '9998-12-31T23:59'])('accepts %j', (clock) =>
    expect(open(clock)).resolves.toMatchObject({ clock }),
  );

  it.each([
    '1969-12-31T23:59',
    '9999-01-01T00:00',
    '12026-01-01T10:00',
    '2026-02-30T10:00',
    'soon',
  ])('rejects %j', (clock) =>
    expect(open(clock)).rejects.toThrow('Enter a date and time from 1970 to 9998.'),
  );
});
