import type { Described, DocsOf } from '../callDocs';
import { ORDER_STATUS_MEANINGS } from '../../vocabulary/order/orderStatus';
import { PAY_MODE_MEANINGS } from '../../vocabulary/order/payMode';
import { LOCK_STATUS_MEANINGS } from '../../vocabulary/plan/lockStatus';
import { PLAN_UNIT_MEANINGS } from '../../vocabulary/plan/planUnit';
import { SUBSCRIBE_STATUS_MEANINGS } from '../../vocabulary/plan/subscribeStatus';
import { pageFields } from '../paging.docs';
import type * as endpoints from './subscription.endpoints';
import {
  downgradeDetailExample,
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from './subscription.examples';
import type { PlanDevice } from './subscription.schemas';
import { LIST_PAGE_SIZE } from '../../vocabulary/pageSize';

const homeId = 'Id of the house';
const packageId = 'Id of the plan';
const packageName = 'Name of the plan that customers see';
const deviceId = 'Id of the device';
const deviceName = 'Name that the customer gave the device';
const packageType = '1 for a paid plan; any other value is a free basic plan';
const anyNumber = '-1 for any number';
const subscribeStatus = { text: 'State of the plan', values: SUBSCRIBE_STATUS_MEANINGS };
const lockStatus = { text: 'Whether the next plan covers it', values: LOCK_STATUS_MEANINGS };
const renewal = { 0: 'renewal is off', 1: 'renewal is on' };

const planDevice: Described<PlanDevice> = {
  name: 'PlanDevice',
  text: 'The devices under the plan',
  fields: { deviceId, deviceName, lockStatus },
};

export const subscriptionDocs: DocsOf<typeof endpoints> = {
  getPackageBindDevList: {
    summary: 'List the plans of a house',
    description: 'The plans of a house with the number of devices under each. Reads by POST.',
    request: {
      fields: { homeId, ...pageFields },
      example: { homeId: '30001', pageNum: 1, pageSize: LIST_PAGE_SIZE },
    },
    response: {
      data: {
        text: 'A page of plans',
        fields: {
          list: {
            name: 'SubscribedPlan',
            text: 'The plans of the house',
            fields: {
              packageId,
              packageName,
              packageType,
              subscribeStatus,
              expiredDays: 'Days left of the period; null if the service counts none',
              subscribeCycle: { text: 'Length of a period', values: PLAN_UNIT_MEANINGS },
              payMode: {
                text: 'How the customer pays; null without a payment method',
                values: PAY_MODE_MEANINGS,
              },
              buyNum: `Number of devices that the price covers; ${anyNumber}`,
              supportedDevNum: `Maximum number of devices; ${anyNumber}`,
              devNum: 'Number of devices under the plan now',
            },
          },
        },
      },
      example: { list: [subscribedPlanExample()] },
    },
  },
  getPackageSubscribeInfo: {
    summary: 'Get a plan',
    description:
      'Everything about one plan, with its devices and the change that waits for its end.',
    request: { fields: { packageId }, example: { packageId: '70001' } },
    response: {
      data: {
        name: 'SubscriptionDetail',
        text: 'A plan in full',
        fields: {
          packageName,
          packageDesc: 'What the plan contains; `#` marks a line break',
          orderType:
            'How the plan was ordered: `ruleGive` (given by the service), `giftCard`, or any other value',
          subScribeType: { text: 'Length of a period', values: PLAN_UNIT_MEANINGS },
          subScribeStatus: subscribeStatus,
          goodsStatus: 'Below 1: the service deleted the plan, and it cannot be changed',
          whetherPay: 'Whether the plan has a payment method',
          isRenewal: 'Whether the plan renews at the end of its period',
          nextRenewal: 'When the period ends; null if it does not end',
          packageType,
          price: 'Price of the next period, excluding tax',
          isSupportRenew:
            'Whether the customer can turn renewal on or off; false if the store renews the plan',
          devList: planDevice,
          maxDevNum: `Maximum number of devices; ${anyNumber}`,
          orderStatus: { text: 'Status of the last order', values: ORDER_STATUS_MEANINGS },
          payMode: {
            text: 'How the customer pays; null without a payment method',
            values: PAY_MODE_MEANINGS,
          },
          isUnlimited: 'Whether the plan covers any number of devices',
          isRenewPackage: 'Whether the plan was renewed',
          isExpire: 'Whether the plan has ended',
          level: 'Level of the package',
          planUnit: { text: 'Length of the period of the price', values: PLAN_UNIT_MEANINGS },
          homeId,
          canUpgrade: 'Whether the app store offers a larger plan',
          canDowngrade: 'Whether the app store offers a smaller plan',
          changeStatus: 'Status of the change that waits for the end of the period',
          packageChangeRecord: {
            text: 'The change that takes effect at the end of the period, or null',
            fields: {
              maxDevNum: `Maximum number of devices afterwards; ${anyNumber}`,
              buyNum: `Number of devices that the next price covers; ${anyNumber}`,
            },
          },
        },
      },
      example: subscriptionDetailExample(),
    },
  },
  getUnbindPackageDevList: {
    summary: 'List the devices without a plan',
    description: 'The devices of a house that no plan covers.',
    request: { fields: { homeId }, example: { homeId: '30001' } },
    response: {
      data: {
        name: 'UnboundDevice',
        text: 'A device without a plan',
        fields: { deviceId, deviceName },
      },
      example: [unboundDeviceExample()],
    },
  },
  updateSubscribeStatus: {
    summary: 'Turn renewal on or off',
    description:
      'Changes data although it is a GET, so the portal never prefetches, caches or repeats it. When renewal is off, the plan stays active until its period ends.',
    request: {
      fields: { packageId, subscribeStatus: { text: 'The wanted state', values: renewal } },
      example: { packageId: '70001', subscribeStatus: 0 },
    },
    response: {
      data: {
        text: 'The result; without lock nothing of it is read',
        fields: {
          subscribeStatus: {
            text: 'The requested state (assumed), read beside lock',
            values: renewal,
          },
          lock: 'True if renewal is locked, so that nothing was changed',
        },
      },
    },
  },
  updateDeviceLockStatus: {
    summary: 'Choose whether the next plan covers a device',
    description:
      'Changes data although it is a GET, so the portal never prefetches, caches or repeats it.',
    request: { fields: { deviceId, lockStatus }, example: { deviceId: '40001', lockStatus: 1 } },
    response: { data: 'Not read by the portal' },
  },
  downgradeDevList: {
    summary: 'Get a pending downgrade',
    description:
      'The smaller plan that starts at the end of the period, and the devices to choose from.',
    request: { fields: { packageId }, example: { packageId: '70001' } },
    response: {
      data: {
        name: 'DowngradeDetail',
        text: 'A pending downgrade',
        fields: {
          maxDevNum: 'Number of devices that the next plan covers',
          devList: planDevice,
          goodsPrice: 'Price of the next plan, excluding tax',
          isSelected: 'Whether the customer has chosen the devices that stay',
        },
      },
      example: downgradeDetailExample(),
    },
  },
};
