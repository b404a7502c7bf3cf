import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMessages } from './findMessages';
import { ANYTHING, messageForms } from './messageForms';
import { portalMessages } from './messages';

const ids = (text: string) => findMessages(text).map(({ id }) => id);

describe('messageForms', () => {
  it.each([
    ['Back', ['Back']],
    ['Pay {price}', [`Pay ${ANYTHING}`]],
    ['{used, number} of {all}', [`${ANYTHING} of ${ANYTHING}`]],
    [
      '{n, plural, one {# day} other {# days}} left',
      [`${ANYTHING} day left`, `${ANYTHING} days left`],
    ],
    ['every {unit, select, year {year} other {month}}.', ['every year.', 'every month.']],
    ['{n, plural, =0 {full} other {{max} or #}}', ['full', `${ANYTHING} or ${ANYTHING}`]],
    ['I agree to the <a>terms</a>', ['I agree to the terms']],
    ["l'offerta, '{'letterale'}' e ''", ["l'offerta, {letterale} e '"]],
    ['broken {', ['broken {']],
    ['a } b', ['a } b']],
  ])('reads the forms of %s', (message, forms) => {
    expect(messageForms(message)).toEqual(forms);
  });
});

describe('findMessages', () => {
  it.each([
    [
      'You can choose up to 3 devices. To choose another one, unselect one first.',
      'select_max_tips',
    ],
    [
      'you can choose up to 1 device.  to choose another one, unselect one first.',
      'select_max_tips',
    ],
    ['No bills yet', 'bill_empty'],
    ['Remove Garage 2?', 'removeDevice.confirmTitle'],
    ['Pay $2.99', 'checkout.pay'],
    ['17 days left', 'plan.daysLeft'],
    ['choose up to 3 devices', 'select_max_tips'],
    ['card code isn’t valid', 'gift_card_error'],
    ['Diese Seite konnte nicht geladen werden', 'load_error_message'],
    ['SIE KONNEN HOCHSTENS 3 GERATE AUSWAHLEN', 'select_max_tips'],
    ['Sie ko\u0308nnen ho\u0308chstens 3 Gera\u0308te', 'select_max_tips'],
    ['Pay on the card provider´s secure page', 'pay.method.creditCardHint'],
    ['This gift card co\u00adde isn’t va\u200blid. Check it.', 'gift_card_error'],
  ])('recognizes “%s” as %s', (text, id) => {
    expect(ids(text)).toContain(id);
  });

  it('finds a message within the whole text of a screen', () => {
    const screen = `Gift card\nRedeem a gift card\nThis gift card code isn’t valid. Check it.\nRedeem`;
    expect(ids(screen)[0]).toBe('gift_card_error');
  });

  it('ranks the right message first in every language, with any text in place of arguments', () => {
    const messages = portalMessages().filter(
      ({ form }) => form.replaceAll(ANYTHING, '').length > 12,
    );
    expect(new Set(messages.map(({ locale }) => locale)).size).toBe(10);
    fc.assert(
      fc.property(
        fc.constantFrom(...messages),
        fc.constantFrom('7', 'Anna’s house', '$2.99'),
        (message, value) => {
          const found = findMessages(message.form.replaceAll(ANYTHING, value));
          const [first] = found;
          expect(first?.similarity).toBeGreaterThan(0.99);
          expect(found.filter((one) => one.similarity > 0.99).map(({ id }) => id)).toContain(
            message.id,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds nothing in unknown text, and accepts any string', () => {
    expect(ids('')).toEqual([]);
    expect(ids('xyzzy plugh')).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(Array.isArray(ids(text))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
