import type { DocsOf } from '../callDocs';
import { goodsText } from '../package/package.docs';
import { goodsExample, priceExample } from '../package/package.examples';
import type * as endpoints from './giftCard.endpoints';
import { extensionExample } from './giftCard.examples';
import { GIFT_CODE } from '../../vocabulary/fixtures';

const request = {
  fields: { code: 'Code of the gift card: 10 letters, digits or underscores, in upper case' },
  example: { code: GIFT_CODE },
};

export const giftCardDocs: DocsOf<typeof endpoints> = {
  giftCardCheck: {
    summary: 'Check a gift card',
    description:
      'Success means that the code is valid and unused. The portal shows `desc` of a refusal with code 400.',
    request,
    response: { data: 'Not read by the portal' },
  },
  giftCardGoods: {
    summary: 'List the packages of a gift card',
    description:
      'The packages that the card can buy. Their prices are the amounts that are due now, mostly 0 (assumed).',
    request,
    response: {
      data: goodsText,
      example: [goodsExample({ goodsPriceList: [priceExample({ price: 0 })] })],
    },
  },
  giftCardSubscribeGoods: {
    summary: 'List the plans that a gift card can extend',
    description: 'The plans of the account that the card can extend by one period.',
    request,
    response: {
      data: {
        name: 'Extension',
        text: 'A plan that the card can extend',
        fields: {
          packageId: 'Id of the plan',
          packageName: 'Name that customers see',
          expiredDays: 'Days left of the period; null if the service counts none',
          devNum: 'Number of devices under the plan now',
          supportedDevNum: 'Maximum number of devices; -1 for any number',
        },
      },
      example: [extensionExample()],
    },
  },
};
