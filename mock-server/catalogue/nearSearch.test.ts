import { beforeAll, describe, expect, it } from 'vitest';
import { search } from './search';

// The first search reads all texts of the portal.
beforeAll(() => void search('plan'), 60_000);

/** Sentences of customers on the telephone, and the scenario that support should find. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['My gift card says it was already used', 'gift-card-used'],
  ['I cannot tick another camera, it says maximum', 'three-device-package'],
  ['I still see the order as unpaid', 'unpaid-order'],
  ['I cancelled but it still says active', 'cancelling-plan'],
  ['My plan ended and I cannot renew it', 'expired-plan'],
  ['It says another home has Apple Pay', 'wallet-plan-other-home'],
  ['I want my money back, where is my refund?', 'refunded-order'],
  ['The code by e-mail does not work at sign-in', 'second-factor'],
  ['It tells me the session expired, every time', 'session-expired'],
  ['I have no cameras in the list', 'no-devices'],
  ['The promotion is over?', 'promotion-ended'],
  ['I can’t find any invoice', 'no-bills'],
  ['the device I want to remove is locked', 'remove-locked-device'],
  ['Which cameras stay when I downgrade?', 'downgrade-chosen'],
  ['Meine Kamera nimmt nicht mehr auf, das Abo ist abgelaufen', 'expired-plan'],
  ['Kann mich nicht anmelden, der Code kommt nicht', 'second-factor'],
];

describe('a search for a customer’s sentence', () => {
  it.each(SENTENCES)('finds the scenario for: %s', (sentence, id) => {
    const { hits } = search(sentence);
    expect(hits.slice(0, 3).map((hit) => hit.id)).toContain(id);
  });

  it('tolerates typing mistakes and names the matching words', () => {
    const { hits, onlyNear } = search('the promotoin is over');
    expect(onlyNear).toBe(true);
    expect(hits[0]).toMatchObject({
      id: 'promotion-ended',
      because: 'matches “promotoin”, “is over”',
    });
  });

  it('finds at most eight cases, and none without a known word', () => {
    expect(search('my plan and my camera').hits.length).toBeLessThanOrEqual(8);
    expect(search('xyzzy plugh')).toMatchObject({ hits: [], onlyNear: false });
    expect(search('it is').hits.every(({ weight }) => weight < 0.2)).toBe(true);
  });

  it('does not fall back to similar cases when a text, a code or all words match', () => {
    for (const query of ['This event has expired', '560119', 'gift card used']) {
      expect(search(query).onlyNear, query).toBe(false);
    }
  });
});
