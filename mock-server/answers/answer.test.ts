import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import type { Locale } from '@homeview/contracts/vocabulary/locales';
import { decodeCase, encodeCase } from '@homeview/contracts/customer/caseCode';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { Sandbox } from '../sandboxes/sandbox';
import { addPlan, changeBill, changePlan } from '../console/compose/changes';
import { caseScenario } from '../scenarios/caseScenario';
import { scenarios } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { messagesOf } from '../texts/messages';
import { declineOrder } from '../world/orders/orders';
import { failRefund, refundOrder } from '../world/orders/refunds';
import { mustFind } from '../world/world';
import type { World } from '../world/world';
import { answerOf, answerTexts, dateIn, sumIn } from './answer';
import { BLOCKS, PARTS } from './blocks';
import { QUOTES } from './quotes';

const NOW = Date.UTC(2026, 10, 27, 15);

function sandboxOf(scenario: Scenario): Sandbox {
  const realTime = () => NOW;
  const sandbox = new Sandbox({ id: 'a', scenario, owner: '', realTime, save: () => undefined });
  sandbox.reset();
  return sandbox;
}

/** Built once, since nothing changes them. */
const worlds = scenarios.map((scenario) => sandboxOf(scenario));

const open = (id: string) => sandboxOf(scenarios.find((one) => one.id === id) as Scenario);
/** The sandbox that the case code of a customer opens. */
const fromCode = (traits: CustomerTraits) => {
  const decoded = decodeCase(encodeCase(traits));
  if (!decoded) throw new Error('The code is wrong.');
  return sandboxOf(caseScenario(decoded));
};
const idsOf = (sandbox: Sandbox) =>
  answerOf(sandbox, { locale: 'en-US', zone: 'UTC' })
    .blocks.map(({ id }) => id)
    .join(' ');
const english = (sandbox: Sandbox, id: string) =>
  answerOf(sandbox, { locale: 'en-US', zone: 'UTC' }).blocks.find((block) => block.id === id)?.text;

/** Which blocks a case must have, in this order; written by hand. */
const EXPECTED: Readonly<Record<string, string>> = {
  demo: 'planRenews renewal choosePlan',
  'three-houses': 'planEnds planRenews store renewal',
  'no-plans': 'noPlan choosePlan',
  'no-houses': 'noHouse look',
  'not-an-owner': 'noHouse look',
  'unlimited-plan-smaller-offers': 'devices planRenews look',
  'cancelling-plan': 'planEnds renewal look',
  'expired-plan': 'planEnded startAgain look',
  'unpaid-order': 'paymentPending planRenews look',
  'paid-order': 'paid planRenews renewal choosePlan',
  'last-day-plan': 'planRenews renewal choosePlan',
  'plan-without-devices': 'devices planRenews renewal look',
  'processing-plan': 'paymentPending planRenews renewal look',
  'deleted-plan': 'planEnds look',
  'unrenewable-plan': 'planEnds look',
  'free-basic-plan': 'planFree look',
  'gift-card-plan': 'giftCardPaid planEnds renewal look',
  'full-plan': 'devices planRenews renewal look',
  'plan-with-room': 'devices planRenews renewal look',
  'pending-downgrade': 'planChanges changeChoice look',
  'second-plan': 'devices planRenews look',
  'downgrade-expired': 'noChange planRenews renewal look',
  'wallet-plan': 'planRenews store look',
  'wallet-plan-other-home': 'planRenews store look',
  'pending-change': 'planChanges store changeChoice',
  'downgrade-chosen': 'planChanges store changeChoice',
  'free-order': 'paymentPending noPlan look',
  'unpaid-renewal': 'paymentPending planRenews renewal look',
  'no-packages': 'nothingOnSale noPlan look',
  'wrong-price-type': 'serviceFailed noPlan choosePlan',
  'gift-cards': 'giftCard giftCardPaid planEnds planRenews redeem',
  'gift-cards-no-devices': 'giftCard devices planRenews redeem look',
  'gift-card-package-gone': 'giftCard noPlan choosePlan',
  'gift-card-used': 'giftCard noPlan redeem choosePlan',
  'promotion-not-started': 'sale noPlan choosePlan',
  'promotion-ended': 'sale noPlan choosePlan',
  'promotion-signed-out': 'session sale signIn',
  'trial-offer': 'trial planRenews choosePlan look',
  'no-trial': 'trial noPlan choosePlan',
  'billing-address': 'billAddress planRenews look',
  'refunded-order': 'refunded planEnded startAgain look',
  'refund-failed-order': 'refundFailed planRenews look',
  'taxed-order': 'paid planRenews look',
  'gift-card-order': 'giftCardPaid planEnds renewal look',
  'paid-bill': 'paid planRenews look',
  'processing-bill': 'paymentPending planRenews renewal look',
  'second-factor': 'session planRenews signIn look',
  'session-expired': 'session planRenews signIn look',
  'session-replaced': 'session planRenews signIn look',
};

describe('the blocks', () => {
  it.each(Object.entries(EXPECTED))('of "%s" are: %s', (id, blocks) => {
    expect(idsOf(open(id))).toBe(blocks);
  });

  it('number two to five for every case, in the order of the parts', () => {
    for (const sandbox of worlds) {
      const { scenario } = sandbox;
      const { blocks } = answerOf(sandbox, { locale: 'en-US', zone: 'UTC' });
      expect(blocks.length, scenario.id).toBeGreaterThanOrEqual(2);
      expect(blocks.length, scenario.id).toBeLessThanOrEqual(5);
      const parts = blocks.map(({ id }) =>
        PARTS.indexOf(BLOCKS.find((block) => block.id === id)?.part ?? 'next'),
      );
      expect(parts, scenario.id).toEqual(parts.toSorted());
    }
  });

  it('follow what happens in the sandbox', () => {
    const unpaid = open('unpaid-order');
    declineOrder(mustFind(unpaid.world.orders, '90001'));
    expect(idsOf(unpaid)).toBe('paymentDeclined planRenews payAgain look');
    const refunded = open('paid-order');
    refundOrder(refunded.world, mustFind(refunded.world.orders, '90001'), new Date(NOW));
    expect(idsOf(refunded)).toBe('refunded planEnded startAgain look');
    const failed = open('paid-order');
    failRefund(failed.world, mustFind(failed.world.orders, '90001'), new Date(NOW));
    expect(idsOf(failed)).toBe('refundFailed planRenews look');
  });
});

describe('the answer about a customer', () => {
  it('of a case code is that of the case, except for a fault that the code doesn’t know', () => {
    const others = scenarios.filter(
      ({ id, traits }) => idsOf(fromCode(traits)) !== idsOf(open(id)),
    );
    expect(others.map(({ id }) => id)).toEqual(['wrong-price-type']);
  });

  it('who was composed follows each choice', () => {
    const { traits } = open('demo').scenario;
    const two = addPlan(traits);
    expect(idsOf(fromCode(two))).toBe('planRenews renewal choosePlan');
    const byCard = changePlan(two, 1, { origin: 'giftCard', endsInDays: 1 });
    expect(idsOf(fromCode(byCard))).toBe('giftCardPaid planEnds planRenews renewal choosePlan');
    const refundFailed = changeBill(byCard, 0, 'refundFailed');
    expect(idsOf(fromCode(refundFailed))).toBe('refundFailed planRenews look');
    const failed = { call: 'createOrder', code: 503 } as const;
    expect(idsOf(fromCode({ ...refundFailed, failed }))).toBe(
      'serviceFailed refundFailed planRenews look',
    );
  });
});

describe('a date', () => {
  it.each([
    ['UTC', 'de-DE', '12/08/2026\u00a0· 8.\u00a0Dezember'],
    ['Asia/Tokyo', 'de-DE', '12/09/2026\u00a0· 9.\u00a0Dezember'],
    ['America/New_York', 'in-ID', '12/08/2026\u00a0· 8\u00a0Desember'],
  ] as const)('is the day in %s', (zone, locale, shown) => {
    expect(dateIn({ locale, zone }, '2026-12-08T15:30:00.000Z')).toBe(shown);
  });
});

describe('the money', () => {
  it('is never said to be safe when the failed call may have charged it', () => {
    const sandbox = open('no-plans');
    const fail = (call: string) =>
      sandbox.faults.replace([{ ...{ id: '', call, kind: 'http', times: null, after: false } }]);
    fail('houseList');
    expect(english(sandbox, 'serviceFailed')).toContain('nothing was charged');
    for (const call of ['createOrder', '*']) {
      fail(call);
      expect(english(sandbox, 'serviceFailed')).toContain('we can’t tell yet');
    }
  });

  it('names both ways to a camera that replaces another one in a full plan', () => {
    const text = english(open('full-plan'), 'devices');
    expect(text).toContain('“Manage devices”, or exchange one with “Replace a device”.');
  });

  it('names the reason of a declined payment as unknown, and the loss at the end of a plan', () => {
    const unpaid = open('unpaid-order');
    declineOrder(mustFind(unpaid.world.orders, '90001'));
    expect(english(unpaid, 'paymentDeclined')).toBe(
      'The payment of $2.99 for order 90001 of 11/27/2026\u00a0· November\u00a027 was declined. You haven’t been charged. We aren’t told why a payment was declined. Your bank or payment provider can say.',
    );
    expect(english(open('cancelling-plan'), 'planEnds')).toContain(
      'recordings, albums and events are permanently deleted',
    );
  });
});

/** All dates and sums of a world, as the answer may show them. */
function shownOf(world: World, reader: { locale: Locale; zone: string }): ReadonlySet<string> {
  const { plans, orders, activities } = world;
  const dated = JSON.stringify([plans, orders, activities]);
  const moments = new Set(dated.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g));
  const cents = [
    ...world.prices.map((price) => price.cents),
    ...world.orders.flatMap((order) => [
      order.cents + order.taxCents,
      order.taxCents,
      order.refund?.cents ?? 0,
    ]),
  ];
  return new Set([...[...moments].map((at) => dateIn(reader, at)), ...cents.map(sumIn)]);
}

/** What stands between the quotation marks of any language. */
const QUOTED = /[“„«「]([^”“»」]+)[”“»」]/g;

const argumentsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.entries(element.options);
      const own = element.type === TYPE.select ? options.map(([name]) => `:${name}`) : [];
      return [element.value, ...own, ...options.flatMap(([, { value }]) => argumentsOf(value))];
    }
    return 'value' in element ? [element.value] : [];
  });

it('French has its no-break spaces', () => {
  expect(Object.values(answerTexts('fr-FR')).join('\n')).not.toMatch(/ [:;!?»]|« /);
});

describe.each(LOCALES)('in %s', (locale) => {
  it('the texts have the ids and arguments of English', () => {
    const texts = answerTexts(locale);
    expect(new Set(Object.keys(texts))).toEqual(new Set(BLOCKS.map(({ id }) => id)));
    for (const [id, text] of Object.entries(answerTexts('en-US'))) {
      const given = new Set(argumentsOf(parse(texts[id] ?? '')));
      expect(given, id).toEqual(new Set(argumentsOf(parse(text))));
    }
  });

  it('each quoted message exists and has no arguments', () => {
    const messages = messagesOf(locale);
    for (const id of Object.values(QUOTES)) expect(messages[id], id).toMatch(/^[^{<]+$/);
  });

  it('every case has an answer with only dates, sums and words that are true', () => {
    const messages = new Set(Object.values(messagesOf(locale)));
    const reader = { locale, zone: 'Asia/Tokyo' };
    for (const sandbox of worlds) {
      const { scenario } = sandbox;
      const { blocks } = answerOf(sandbox, reader);
      const shown = shownOf(sandbox.world, reader);
      for (const { id, text } of blocks) {
        const at = `${scenario.id}, ${id}: ${text}`;
        expect(text, at).toMatch(/\S/);
        expect(text, at).not.toMatch(/[{}]|undefined|\w+\.\w+_|NaN/);
        const left = [...shown].reduce((rest, one) => rest.replaceAll(one, ''), text);
        expect(left, at).not.toMatch(/\$\d|\d\/\d/);
        for (const [, quoted = ''] of text.matchAll(QUOTED)) {
          const plain = quoted.replace(/^\u00a0|\u00a0$/g, '');
          const name = sandbox.world.goods.some((goods) => plain.startsWith(goods.name));
          expect(messages.has(plain) || name, at).toBe(true);
        }
      }
    }
  });
});
