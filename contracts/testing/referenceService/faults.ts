import { plans } from './account';
import type { Sent } from './service';

/** Replaces text in the body of a response. */
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

/** One violation of the contract. */
export interface FaultyService {
  readonly what: string;
  readonly call: string;
  readonly bend: (sent: Sent) => Sent;
  /** One failing interaction of the call: its description and the reported reason. */
  readonly reported: readonly [description: string, reason: RegExp];
}

const html = '<!doctype html><title>Gateway</title><p>Be back soon.</p>';

/** Each violation affects another call, so that one run reports all of them. */
export const faultyServices: readonly FaultyService[] = [
  {
    what: 'a field is missing',
    call: 'GET /api/ipc/house/houseList',
    bend: rewritten(/"isOwner":false,/, ''),
    reported: ['houseList: the houses of the account', /\$\.data\[0\].*missing.*isOwner/],
  },
  {
    what: 'a field has another name',
    call: `GET ${plans}/getRecordGoodsList`,
    bend: rewritten(/"goodsName"/, '"goodsTitle"'),
    reported: [
      'getRecordGoodsList: the packages on offer',
      /\$\.data\.list\[0\].*missing.*goodsName/,
    ],
  },
  {
    what: 'a price is a string',
    call: `GET ${plans}/getGoodsInfoByPackageId`,
    bend: rewritten(/"price":0.5/, '"price":"0.5"'),
    reported: [
      'getGoodsInfoByPackageId: the package of a plan',
      /\$\.data\.goodsPriceList\[1\]\.price: /,
    ],
  },
  {
    what: 'a whole number has a fraction',
    call: `POST ${plans}/getPackageBindDevList`,
    bend: rewritten(/"devNum":1,/, '"devNum":1.5,'),
    reported: ['getPackageBindDevList: the plans of a house', /\$\.data\.list\[0\]\.devNum: /],
  },
  {
    what: 'the code is no number',
    call: 'GET /payGateway/payModeList',
    bend: rewritten(/"code":200/, '"code":"OK"'),
    reported: ['payModeList: the ways to pay', /\$\.code: /],
  },
  {
    what: 'a list is returned instead of an object',
    call: `GET ${plans}/getUserBillInfo`,
    bend: withData((data) => [data]),
    reported: ['getUserBillInfo: a billing address abroad', /\$\.data: /],
  },
  {
    what: 'an object is returned instead of a list',
    call: `GET ${plans}/getUnbindPackageDevList`,
    bend: withData((data) => ({ list: data })),
    reported: ['getUnbindPackageDevList: the devices of a house that no plan covers', /\$\.data: /],
  },
  {
    what: 'a list is empty',
    call: `GET ${plans}/address`,
    bend: withData(() => []),
    reported: ['address: the places of a postal code', /\$\.data: /],
  },
  {
    what: 'a status is unknown',
    call: `GET ${plans}/getPackageSubscribeInfo`,
    bend: rewritten(/"subScribeStatus":\d/, '"subScribeStatus":17'),
    reported: [
      'getPackageSubscribeInfo: a subscription that renews',
      /\$\.data\.subScribeStatus: /,
    ],
  },
  {
    what: 'a timestamp has no time zone',
    call: `GET ${plans}/getOrderDetail`,
    bend: rewritten(/("invoiceDate":"[^"]*)Z"/, '$1"'),
    reported: ['getOrderDetail: an order that was paid', /\$\.data\.invoiceDate: /],
  },
  {
    what: 'a value is null',
    call: 'GET /api/ipc/ApplePay/downgradeDevList',
    bend: rewritten(/"isSelected":false/, '"isSelected":null'),
    reported: ['downgradeDevList: what a downgrade will cover', /\$\.data\.isSelected: /],
  },
  {
    what: 'the HTTP status of a yes is 418',
    call: `GET ${plans}/updateSubscribeStatus`,
    bend: withStatus(418),
    reported: ['updateSubscribeStatus: a renewal to be turned off', /418/],
  },
  {
    what: 'the HTTP status is 500',
    call: 'POST /payGateway/createOrder',
    bend: withStatus(500),
    reported: ['createOrder: a first purchase for one device', /500/],
  },
  {
    what: 'the code is another one',
    call: 'POST /apiLogin/users/verifySecondCertification',
    bend: rewritten(/560119/, '560118'),
    reported: [
      'verifySecondCertification: a second-factor code that is wrong',
      /\$\.code: .*560118/,
    ],
  },
  {
    what: 'an error response has no reason',
    call: 'GET /api/ipc/giftCard/check/{code}',
    bend: rewritten(/"desc":"Nope\."/, '"desc":""'),
    reported: ['giftCardCheck: whether a gift card is good that does not exist', /\$\.desc: /],
  },
  {
    what: 'the response is HTML',
    call: 'GET /api/ipc/activity/{activityId}',
    bend: (sent) => ({ ...sent, type: 'text/html', text: html }),
    reported: ['activity: a promotion that runs', /text\/html/],
  },
  {
    what: 'the response has no body',
    call: 'POST /payGateway/getPayUrl',
    bend: (sent) => ({ ...sent, text: '' }),
    reported: ['getPayUrl: the payment page of an order', /\$|[Bb]ody/],
  },
];
