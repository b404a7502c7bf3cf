import type { DocsOf } from '../callDocs';
import { PAY_MODE_MEANINGS } from '../../vocabulary/order/payMode';
import { BIND_TYPE_MEANINGS } from '../../vocabulary/plan/bindType';
import { PLAN_UNIT_MEANINGS } from '../../vocabulary/plan/planUnit';
import { goodsText } from '../package/package.docs';
import { goodsExample, priceExample } from '../package/package.examples';
import { pageFields } from '../paging.docs';
import { returnUrls } from '../order/order.docs';
import type * as endpoints from './assumed.endpoints';
import {
  deviceBindingExample,
  packageListRequestExample,
  paySessionRequestExample,
  subscribedInfoExample,
} from './assumed.examples';
import { PACKAGE_LEVEL } from '../../vocabulary/order/ordering';

const payMode = { text: 'How the customer pays', values: PAY_MODE_MEANINGS };
const level = 'Level of the packages: the portal asks for 15';

export const assumedDocs: DocsOf<typeof endpoints> = {
  packageBuyInfoV2: {
    summary: 'List what a house is subscribed to',
    description:
      'One entry for each length of period. The portal asks before a purchase, to warn customers who already have a plan. Assumed: the specification gives no parameters.',
    request: {
      fields: { payMode, level, houseId: 'Id of the house' },
      example: { payMode: 1, level: PACKAGE_LEVEL, houseId: '30001' },
    },
    response: {
      data: {
        name: 'SubscribedInfo',
        text: 'The plans of the house for one length of period',
        fields: {
          planUnit: { text: 'Length of the period', values: PLAN_UNIT_MEANINGS },
          devList: {
            name: 'Device',
            text: 'The devices under these plans',
            fields: { deviceId: 'Id of the device', deviceName: 'Name of the device' },
          },
          isApplePayUnlimited: 'Whether the app store sold a plan for any number of devices',
          unlimitPackageId: 'Id of the plan that already covers all devices, or empty',
          applepayHouseId: 'Id of the house that has the plan of the app store, or empty',
          maxDevNum: 'Maximum number of devices; -1 for any number',
        },
      },
      example: [subscribedInfoExample()],
    },
  },
  deviceSwitchPackage: {
    summary: 'Change the devices of a plan',
    description:
      'Puts devices under a plan, removes them, or selects those that stay when a smaller plan starts. Assumed: the specification gives no path.',
    request: {
      name: 'DeviceBinding',
      fields: {
        deviceIds: 'Ids of the devices',
        packageId: 'Id of the plan',
        type: { text: 'What happens to the devices', values: BIND_TYPE_MEANINGS },
      },
      example: deviceBindingExample(),
    },
    response: { data: 'Not read by the portal' },
  },
  getPackageList: {
    summary: 'List packages that match filters',
    description: 'Packages on offer, filtered. Assumed: the specification gives no path.',
    request: {
      fields: {
        level,
        pageSize: pageFields.pageSize,
        payMode,
        goodsId: 'Only this package',
        isSupportRenew: 'Only packages that can renew, or only those that cannot',
        planUnit: { text: 'Only prices for this period', values: PLAN_UNIT_MEANINGS },
        excludeLevel: 'No packages of this level',
      },
      example: packageListRequestExample(),
    },
    response: {
      data: { text: 'The packages', fields: { list: goodsText } },
      example: { list: [goodsExample({ goodsPriceList: [priceExample()] })] },
    },
  },
  createPaySession: {
    summary: 'Create a payment page for a plan',
    description:
      'Creates the provider’s payment page for a plan that has no payment method yet, for example one from a gift card. Assumed: the specification gives no path.',
    request: {
      fields: {
        priceId: 'Id of the price, a `goodsPriceId`',
        packageId: 'Id of the plan',
        payMode,
        ...returnUrls,
      },
      example: paySessionRequestExample(),
    },
    response: {
      data: {
        text: 'The payment page',
        fields: { url: 'Address of the provider’s page, to which the browser is redirected' },
      },
      example: { url: 'https://pay.provider.example/checkout/90001' },
    },
  },
};
