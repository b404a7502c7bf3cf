import type { Sent } from './service';

const plans = '/api/ipc/recordPlanController';

/** The same answer with something done to its text. */
const rewritten =
  (from: RegExp, to: string) =>
  (sent: Sent): Sent => ({ ...sent, text: sent.text.replace(from, to) });
const withData =
  (change: (data: unknown) => unknown) =>
  (sent: Sent): Sent => {
    const body = JSON.parse(sent.text) as { data?: unknown };
    return 'data' in body
      ? { ...sent, text: JSON.stringify({ ...body, data: change(body.data) }) }
      : sent;
  };
const withStatus =
  (status: number) =>
  (sent: Sent): Sent => ({ ...sent, status });

/** One way of breaking the contract. */
export interface FaultyProvider {
  readonly what: string;
  readonly call: string;
  readonly bend: (sent: Sent) => Sent;
  /** Of one interaction of the call: its description, and what the report says of it. */
  readonly reported: readonly [description: string, reason: RegExp];
}

const html = '<!doctype html><title>Gateway</title><p>Be back soon.</p>';

/** Each concerns its own call, so that one run shows them all. */
export const faultyProviders: readonly FaultyProvider[] = [
  {
    what: 'a field is missing',
    call: 'GET /api/ipc/house/houseList',
    bend: rewritten(/"isOwner":false,/, ''),
    reported: ['the houses of the account', /\$\.data\[0\].*missing.*isOwner/],
  },
  {
    what: 'a field has another name',
    call: `GET ${plans}/getRecordGoodsList`,
    bend: rewritten(/"goodsName"/, '"goodsTitle"'),
    reported: ['the packages on offer', /\$\.data\.list\[0\].*missing.*goodsName/],
  },
  {
    what: 'a price is a text',
    call: `GET ${plans}/getGoodsInfoByPackageId`,
    bend: rewritten(/"price":0.5/, '"price":"0.5"'),
    reported: ['the package of a plan', /\$\.data\.goodsPriceList\[1\]\.price: /],
  },
  {
    what: 'a whole number has a fraction',
    call: `POST ${plans}/getPackageBindDevList`,
    bend: rewritten(/"devNum":1,/, '"devNum":1.5,'),
    reported: ['the plans of a house', /\$\.data\.list\[0\]\.devNum: /],
  },
  {
    what: 'the code is a text',
    call: 'GET /payGateway/payModeList',
    bend: rewritten(/"code":200/, '"code":"200"'),
    reported: ['the ways to pay', /\$\.code: /],
  },
  {
    what: 'a list comes instead of an object',
    call: `GET ${plans}/getUserBillInfo`,
    bend: withData((data) => [data]),
    reported: ['a billing address abroad', /\$\.data: /],
  },
  {
    what: 'an object comes instead of a list',
    call: `GET ${plans}/getUnbindPackageDevList`,
    bend: withData((data) => ({ list: data })),
    reported: ['the devices of a house that no plan covers', /\$\.data: /],
  },
  {
    what: 'a list of one is only that',
    call: `GET ${plans}/address`,
    bend: withData(() => []),
    reported: ['the places of a postal code', /\$\.data: /],
  },
  {
    what: 'an unknown status',
    call: `GET ${plans}/getPackageSubscribeInfo`,
    bend: rewritten(/"subScribeStatus":\d/, '"subScribeStatus":17'),
    reported: ['a subscription that renews', /\$\.data\.subScribeStatus: /],
  },
  {
    what: 'a moment has no time zone',
    call: `GET ${plans}/getOrderDetail`,
    bend: rewritten(/("invoiceDate":"[^"]*)Z"/, '$1"'),
    reported: ['an order that was paid', /\$\.data\.invoiceDate: /],
  },
  {
    what: 'null where a value is',
    call: 'GET /api/ipc/ApplePay/downgradeDevList',
    bend: rewritten(/"isSelected":false/, '"isSelected":null'),
    reported: ['what a downgrade will cover', /\$\.data\.isSelected: /],
  },
  {
    what: 'another HTTP status',
    call: `GET ${plans}/updateSubscribeStatus`,
    bend: withStatus(201),
    reported: ['a renewal to be turned off', /expected 200 but was 201/],
  },
  {
    what: 'a server error',
    call: 'POST /payGateway/createOrder',
    bend: withStatus(500),
    reported: ['a first purchase for one device', /expected 200 but was 500/],
  },
  {
    what: 'another code',
    call: 'POST /apiLogin/users/verifySecondCertification',
    bend: rewritten(/560119/, '560118'),
    reported: ['a second-factor code that is wrong', /\$\.code: .*560118/],
  },
  {
    what: 'a refusal that does not say why',
    call: 'GET /api/ipc/giftCard/check/{code}',
    bend: rewritten(/"desc":"Nope\."/, '"desc":""'),
    reported: ['whether a gift card is good that does not exist', /\$\.desc: /],
  },
  {
    what: 'HTML',
    call: 'GET /api/ipc/activity/{activityId}',
    bend: (sent) => ({ ...sent, type: 'text/html', text: html }),
    reported: ['a promotion that runs', /text\/html/],
  },
  {
    what: 'no body',
    call: 'POST /payGateway/getPayUrl',
    bend: (sent) => ({ ...sent, text: '' }),
    reported: ['the payment page of an order', /\$|[Bb]ody/],
  },
];
