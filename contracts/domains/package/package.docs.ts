import type { Described, DocsOf } from '../callDocs';
import { PAY_MODE_MEANINGS } from '../../vocabulary/order/payMode';
import { PLAN_UNIT_MEANINGS } from '../../vocabulary/plan/planUnit';
import { pageFields } from '../paging.docs';
import type * as endpoints from './package.endpoints';
import { goodsExample } from './package.examples';
import type { Goods } from './package.schemas';
import { LIST_PAGE_SIZE } from '../../vocabulary/pageSize';

export const goodsText: Described<Goods> = {
  name: 'Goods',
  text: 'A package that customers can buy',
  fields: {
    goodsId: 'Id of the package',
    goodsName: 'Name that customers see',
    description: 'What the package contains; `#` marks a line break',
    maxDevNum: 'Maximum number of devices; -1 for any number',
    payMark: 'Whether the customer has to enter a payment method',
    supportRenew: 'Whether the package can renew',
    timeCount: 'Number of `timeUnit`s in a period',
    timeUnit: { text: 'Unit of a period', values: PLAN_UNIT_MEANINGS },
    goodsPriceList: {
      name: 'PriceEntry',
      text: 'The prices of the package',
      fields: {
        goodsPriceId: 'Id of the price, unique in the answer',
        goodsId: 'Id of the package',
        planUnit: {
          text: 'Length of the period that the price pays for',
          values: PLAN_UNIT_MEANINGS,
        },
        buyNum: 'Number of devices that the price covers; -1 for any number (assumed)',
        price: 'Amount in units of `currency`, with at most two decimals, excluding tax',
        currency: 'ISO 4217 code of the currency',
        appleGoodsId: 'Id of the product in the app store',
      },
    },
    typeId: '`2` for a trial; any other value is a regular package (assumed)',
  },
};

export const packageDocs: DocsOf<typeof endpoints> = {
  payModeList: {
    summary: 'List the ways to pay',
    description: 'The payment methods that the customer can use in this application.',
    request: { fields: {}, example: {} },
    response: { data: { text: 'A way to pay', values: PAY_MODE_MEANINGS }, example: [1, 3] },
  },
  getRecordGoodsList: {
    summary: 'List the packages on offer',
    description: 'The packages that customers can buy, with their prices.',
    request: { fields: pageFields, example: { pageNum: 1, pageSize: LIST_PAGE_SIZE } },
    response: {
      data: { text: 'A page of packages', fields: { list: goodsText } },
      example: { list: [goodsExample()] },
    },
  },
  getGoodsInfoByPackageId: {
    summary: 'Get the package of a plan',
    description: 'The package that a plan was bought from, with the prices for its renewal.',
    request: { fields: { packageId: 'Id of the plan' }, example: { packageId: '70001' } },
    response: { data: goodsText, example: goodsExample() },
  },
};
