/** Answers of correct services, which must verify, and of faulty ones, which must not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '@homeview/contracts/testing/mutation/mutations';
import type { Json, JsonRecord } from '@homeview/contracts/testing/mutation/mutations';
import { recorded } from '@homeview/contracts/testing/mutation/mutants';
import type { Answer } from '@homeview/contracts/testing/mutation/mutants';
import { allInteractions } from '@homeview/contracts/testing/mutation/pactFiles';
import { taken } from '@homeview/contracts/testing/mutation/verifyAnswers';
import type { Trial } from '@homeview/contracts/testing/mutation/verifyAnswers';

type Change = (answer: Answer) => Answer;
type Case = readonly [what: string, interaction: string, change: Change];

const withBody =
  (change: (body: JsonRecord) => Json): Change =>
  (answer) => {
    const body = JSON.parse(answer.body) as Json;
    return { ...answer, body: JSON.stringify(isRecord(body) ? change(body) : body) };
  };
const withFields = (fields: JsonRecord) => withBody((body) => ({ ...body, ...fields }));
const withData = (data: Json) => withFields({ data });
const replaced =
  (from: RegExp, to: string): Change =>
  (answer) => {
    const body = answer.body.replaceAll(from, to);
    if (body === answer.body) throw new Error(`${String(from)} is not in ${body}`);
    return { ...answer, body };
  };
const status =
  (to: number): Change =>
  (answer) => ({ ...answer, status: to });
const contentType =
  (to: string): Change =>
  (answer) => ({ ...answer, contentType: to });

const HOUSES = 'houseList: the houses of the account';
const EXPIRED = 'houseList: the houses, asked for with a token that is unknown';
const PLAN = 'getPackageSubscribeInfo: a subscription that renews';
const ORDER = 'createOrder: a first purchase for one device';
const FREE = 'getPayUrl: the payment page of an order that costs nothing';
const BILL = 'getOrderDetail: an order that was paid';
const GOODS = 'getRecordGoodsList: the packages on offer';
const OWN_HOUSE = 'houseList: the houses of the account, with a house of the customer';
const NO_ADDRESS = 'getUserBillInfo: the billing address of a customer without one';

const correct: readonly Case[] = [
  ['21025 for an ended session', EXPIRED, withFields({ code: 21025 })],
  ['21027 for an ended session', EXPIRED, withFields({ code: 21027 })],
  ['a code as a text', EXPIRED, withFields({ code: '70032' })],
  ['a yes without desc', HOUSES, withBody(({ code = null, data = null }) => ({ code, data }))],
  ['a yes with desc null', HOUSES, withFields({ desc: null })],
  ['an ended session with desc null', EXPIRED, withFields({ desc: null })],
  ['a refusal with HTTP 404', 'getOrderDetail: an order that does not exist', status(404)],
  ['a session code with HTTP 403', EXPIRED, status(403)],
  ['a created order with HTTP 201', ORDER, status(201)],
  ['the content type Application/JSON', HOUSES, contentType('Application/JSON')],
  ['a content type of a vendor', HOUSES, contentType('application/vnd.house.v1+json')],
  ['a free order with the URL null', FREE, withData({ orderStatus: 5, url: null })],
  ['a free order with an empty URL', FREE, withData({ orderStatus: 5, url: '' })],
  ['a free order without a URL', FREE, withData({ orderStatus: 5 })],
  ['an answer without its nulls and unread fields', BILL, (answer) => answer],
  [
    'a null that is there',
    BILL,
    replaced(/"tax":/g, '"refundDetailResp":null,"giftCardCode":null,"tax":'),
  ],
  [
    'an unread field with null',
    BILL,
    replaced(/"subscribeName":/g, '"goodsId":null,"subscribeName":'),
  ],
  ['no data where there is no address', NO_ADDRESS, withBody(({ code = null }) => ({ code }))],
  ['a new way of paying', 'payModeList: the ways to pay', withData([9, 1, 'voucher'])],
  [
    'a byte order mark before the JSON',
    HOUSES,
    (answer) => ({ ...answer, body: `\uFEFF${answer.body}` }),
  ],
  ['a code that is written as 200.0', HOUSES, replaced(/"code":200/g, '"code":200.0')],
  ['whole numbers that are written as 1.0', PLAN, replaced(/"(\w+)":(\d+)([,}])/g, '"$1":$2.0$3')],
  ['a price that is written as 2.990', GOODS, replaced(/"price":2.99/g, '"price":2.990')],
  [
    'a card payment, which has no wallet e-mail',
    BILL,
    replaced(/"tax":/g, '"payEmail":null,"invoiceEmail":null,"tax":'),
  ],
  ...[1, 0, -3, 10, 77].map((to): Case => [
    `an order that is not paid with status ${to}`,
    'getOrderDetail: an order that waits to be paid',
    replaced(/"orderStatus":7/g, `"orderStatus":${to}`),
  ]),
  [
    'houses of which none is the default',
    HOUSES,
    replaced(/"isDefault":true/g, '"isDefault":false'),
  ],
  [
    'the own house, which is not the default',
    OWN_HOUSE,
    replaced(/"isDefault":true/g, '"isDefault":false'),
  ],
  ['an address with data null', NO_ADDRESS, withData(null)],
];

const faulty: readonly Case[] = [
  ['a negative price', GOODS, replaced(/"price":2.99/g, '"price":-2.99')],
  ['a negative price of a bill', BILL, replaced(/"payPrice":2.99/g, '"payPrice":-2.99')],
  [
    'no house that is the customer’s own',
    OWN_HOUSE,
    replaced(/"isOwner":true/g, '"isOwner":false'),
  ],
  [
    'the first page of the bills again as the second',
    'getPageOrderList: the second page of the bills',
    replaced(/9\.99/g, '2.99'),
  ],
  ['a plan on offer with goodsStatus 0', PLAN, replaced(/"goodsStatus":1/g, '"goodsStatus":0')],
  ['a paid plan with another packageType', PLAN, replaced(/"packageType":1/g, '"packageType":9')],
  ['a running plan with isExpire', PLAN, replaced(/"isExpire":false/g, '"isExpire":true')],
  ['a plan for no device', PLAN, replaced(/"maxDevNum":1/g, '"maxDevNum":0')],
  ['a package for no device', GOODS, replaced(/"maxDevNum":1/g, '"maxDevNum":0')],
  [
    'a payment page on http',
    'getPayUrl: the payment page of an order',
    replaced(/https:/g, 'http:'),
  ],
  [
    'a time that does not exist',
    ORDER,
    replaced(/"startTime":"[^"]*"/g, '"startTime":"2026-13-45T99:99:99Z"'),
  ],
  ['a time on a second line', ORDER, replaced(/"startTime":"([^"]*)"/g, '"startTime":"x\\n$1"')],
  ['an empty identifier', ORDER, replaced(/"orderId":"[^"]*"/g, '"orderId":""')],
  ['another code', 'getOrderDetail: an order that does not exist', withFields({ code: 500 })],
  ['21026 for an ended session', EXPIRED, withFields({ code: 21026 })],
  ['a yes with HTTP 404', HOUSES, status(404)],
  ['a refusal with HTTP 500', EXPIRED, status(500)],
  [
    'a refusal without the text that the call shows',
    'getOrderDetail: an order that does not exist',
    withFields({ desc: '' }),
  ],
  ['the content type text/html', HOUSES, contentType('text/html')],
  ['an empty object for no address', NO_ADDRESS, withData({})],
  ['an empty list for no address', NO_ADDRESS, withData([])],
  ['a price with three decimals', GOODS, replaced(/"price":2.99/g, '"price":2.995')],
  ['a price of a bill with three decimals', BILL, replaced(/"payPrice":2.99/g, '"payPrice":2.995')],
  [
    'a time in the year 1',
    PLAN,
    replaced(/"nextRenewal":"[^"]*"/g, '"nextRenewal":"0001-01-01T00:00:00Z"'),
  ],
  [
    'a time in the year 3000',
    PLAN,
    replaced(/"nextRenewal":"[^"]*"/g, '"nextRenewal":"3000-01-01T00:00:00Z"'),
  ],
  ...[5, 8, 9].map((to): Case => [
    `an order that is not paid with status ${to}`,
    'getOrderDetail: an order that waits to be paid',
    replaced(/"orderStatus":7/g, `"orderStatus":${to}`),
  ]),
];

const interactions = allInteractions();
function trialOf([, description, change]: Case): Trial {
  const interaction = interactions.find((one) => one.description === description);
  if (!interaction) throw new Error(`There is no interaction "${description}".`);
  return { interaction, answer: change(recorded(interaction)) };
}

const cases = [...correct, ...faulty];
let verified: boolean[] = [];
beforeAll(async () => {
  verified = await taken(cases.map(trialOf));
}, 120_000);

describe('the verifier accepts', () => {
  it.each(correct.map((one) => [one[0], cases.indexOf(one)] as const))(
    '%s',
    { tags: ['10.ruling.11'] },
    (_, at) => {
      expect(verified[at]).toBe(true);
    },
  );
});

describe('the verifier refuses', () => {
  it.each(faulty.map((one) => [one[0], cases.indexOf(one)] as const))('%s', (_, at) => {
    expect(verified[at]).toBe(false);
  });
});
