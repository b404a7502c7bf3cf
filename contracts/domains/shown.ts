/**
 * What customers see of the answers: for each screen, call and field what it shows there, and how the
 * documented example reads. Reports name it when a field breaks. A test leaves out each field and sees
 * that its sentence goes (`tests/spec/contract/shownFields.test.tsx`).
 */
type Sentence = readonly [shows: string, example: string];

interface ShownScreen {
  /** With the ids of the examples. */
  readonly path: string;
  readonly calls: Readonly<Record<string, Readonly<Record<string, Sentence>>>>;
}

export const shown: Readonly<Record<string, ShownScreen>> = {
  Home: {
    path: '/',
    calls: {
      houseList: { '[*].name': ['the name of the house', 'Lakeside 12'] },
      getPackageBindDevList: {
        'list[*].packageName': ['the name of the plan', 'Cloud Recording'],
        'list[*].subscribeStatus': ['the state of the plan', 'Active'],
        'list[*].subscribeCycle': ['how often is paid', 'Monthly, plus tax'],
        'list[*].expiredDays': ['the days that are left', 'Renews in 12 days'],
        'list[*].devNum': ['how many devices have the plan', '1 of 1 device'],
        'list[*].supportedDevNum': ['how many devices may have the plan', '1 of 1 device'],
      },
      getPackageSubscribeInfo: {
        price: ['the next payment', '$2.99 plus tax on'],
        nextRenewal: ['the date of the next payment', '12/03/2026'],
        'devList[*].deviceName': ['the devices with the plan', 'Front door'],
        payMode: ['the way of paying', 'PayPal'],
      },
      getUnbindPackageDevList: { '[*].deviceName': ['the devices without a plan', 'Garden'] },
    },
  },
  'A plan': {
    path: '/subscription/70001',
    calls: {
      getPackageSubscribeInfo: {
        packageName: ['the name of the plan', 'Cloud Recording'],
        packageDesc: ['what is included', '30 days of recordings'],
        subScribeStatus: ['the state of the plan', 'Active'],
        price: ['the price of the renewal', 'Renewal price$2.99'],
        nextRenewal: ['the date of the renewal', 'Next renewal12/03/2026'],
        planUnit: ['how often is paid', 'BillingMonthly'],
        isRenewal: ['whether it renews', 'Renews automatically'],
        isSupportRenew: ['the button that turns renewal off', 'Turn off renewal'],
        payMode: ['the way of paying', 'Payment methodPayPal'],
        maxDevNum: ['how many devices may have the plan', '1 of 1 device'],
        'devList[*].deviceName': ['the devices with the plan', 'Front door'],
      },
    },
  },
  Bills: {
    path: '/bills',
    calls: {
      getPageOrderList: {
        'list[*].price': ['the amount', '$2.99 paid'],
        'list[*].subscribeDate': ['the date', '11/03/2026'],
        'list[*].subscribeName': ['the name of the plan', 'Cloud Recording'],
        total: ['how many bills there are', '1 of 1 bill shown'],
      },
    },
  },
  'A bill': {
    path: '/bills/80001',
    calls: {
      getOrderDetail: {
        payPrice: ['the amount', 'Amount $2.99'],
        orderPrice: ['the sum without tax', 'Subtotal$2.99'],
        tax: ['the tax', 'Tax$0.00'],
        orderStatus: ['whether it is paid', 'Amount $2.99Paid'],
        invoice: ['the number of the invoice', 'INV-80001'],
        invoiceDate: ['the date of the invoice', 'Invoice date11/03/2026'],
        invoiceEmail: ['where the invoice was sent', 'Invoice sent to'],
        payEmail: ['who paid', 'Paid by'],
        type: ['the kind of the order', 'Order typePurchase'],
        activateTime: ['when the plan was activated', 'Activated11/03/2026'],
        payMode: ['the way of paying', 'Payment methodPayPal'],
        'orderGoodsResp[*].subscribeName': ['what was bought', 'Cloud Recording$2.99'],
        'orderGoodsResp[*].price': ['the price of each item', 'Cloud Recording$2.99'],
        'orderGoodsResp[*].subscribeStartDate': ['the service period', 'Service period11/03/2026'],
        'orderGoodsResp[*].subscribeEndDate': ['the service period', '11/03/2026 – 12/03/2026'],
      },
      getUserBillInfo: {
        postal: ['the billing address', '92614, Irvine'],
        city: ['the billing address', '92614, Irvine'],
      },
      getPackageSubscribeInfo: { price: ['the next payment', 'Next payment$2.99 plus tax'] },
    },
  },
  Renewal: {
    path: '/package/renewal?packageId=70001',
    calls: {
      getGoodsInfoByPackageId: {
        'goodsPriceList[*].price': ['the prices, and the sum to pay', 'Due today$2.99'],
        'goodsPriceList[*].planUnit': ['how long is paid for', 'Monthly Your price'],
        'goodsPriceList[*].buyNum': ['how many devices a price covers', 'Covers 1 device'],
      },
      payModeList: { '[*]': ['the ways to pay', 'Pay withPayPal'] },
    },
  },
  'A promotion': {
    path: '/promotions?activityId=6001',
    calls: {
      activity: {
        startTime: ['when the offer begins', 'From 11/14/2026'],
        endTime: ['when the offer ends', 'to 11/27/2026'],
      },
    },
  },
  'A gift card': {
    path: '/giftCard/GIFT000001/packages',
    calls: {
      giftCardGoods: {
        '[*].goodsName': ['what the card buys', 'Cloud Recording 1 month'],
        '[*].description': ['what is included', '30 days of recordings AI detection'],
        '[*].maxDevNum': ['how many devices the plan covers', 'Covers 1 device'],
      },
      giftCardSubscribeGoods: {
        '[*].packageName': ['the plan that the card extends', 'Cloud Recording + 1 month'],
        '[*].expiredDays': ['the days that are left', '12 days left'],
        '[*].devNum': ['how many devices have the plan', '1 of 1 device'],
      },
    },
  },
};

/** What customers see of each field of the data of a call: `Bills: the amount; Home: …`. */
export function shownFields(call: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string[]>();
  for (const [screen, { calls }] of Object.entries(shown)) {
    for (const [field, [shows]] of Object.entries(calls[call] ?? {})) {
      fields.set(field, [...(fields.get(field) ?? []), `${screen}: ${shows}`]);
    }
  }
  return Object.fromEntries([...fields].map(([field, texts]) => [field, texts.join('; ')]));
}
