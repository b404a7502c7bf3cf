/** Mutants that may survive. */
export interface Allowed {
  /**
   * `call field change` for a successful response, `call:code field change` for an error response. A
   * star matches any characters except blanks and colons.
   */
  readonly mutant: string;
  /** Why no contract needs to detect the mutant. */
  readonly reason: string;
}

const shown = (field: string, what: string): Allowed => ({
  mutant: `* ${field} emptied`,
  reason: `Free value: ${what}; it is only shown, and may be empty.`,
});

export const ALLOWED: readonly Allowed[] = [
  ...[200, 201, 400, 401, 403, 404].map((status) => ({
    mutant: `*:* status ${status}`,
    reason: 'A refusal may come with any 2xx or 4xx; the code counts.',
  })),
  { mutant: '* status 201', reason: 'A yes may come with any 2xx.' },
  ...['*', '*:*'].map((shape) => ({
    mutant: `${shape} $.code retyped-string`,
    reason: 'A code may be a numeric text.',
  })),
  ...[21025, 70032].map((code) => ({
    mutant: `*:* $.code ${code}`,
    reason: 'The codes that end a session mean the same.',
  })),
  {
    mutant: '* $.data* moved',
    reason: 'Free value: times differ between services.',
  },
  ...['*Price', '*.price', '*Amount'].map((amount) => ({
    mutant: `* $.data${amount} zeroed`,
    reason: 'Free value: an amount may be zero.',
  })),
  ...['negated', 'zeroed'].map((change) => ({
    mutant: `* $.data*expiredDays ${change}`,
    reason: 'Free value: fewer than one day is shown as one.',
  })),
  {
    mutant: '* $.data*devNum zeroed',
    reason: 'Free value: a plan may cover no device yet.',
  },
  ...['buyNum', 'maxDevNum', 'supportedDevNum'].map((limit) => ({
    mutant: `* $.data*${limit} negated`,
    reason: 'Free value: -1 is any number of devices. Where a state says the number, it is pinned.',
  })),
  ...['isOwner', 'isDefault', 'payMark', 'supportRenew', 'canUpgrade', 'canDowngrade'].map(
    (field) => ({
      mutant: `* $.data*${field} flipped`,
      reason: 'Free value: elements differ. Other interactions pin the one that the state names.',
    }),
  ),
  ...['lockStatus', 'planUnit', 'countryCode'].map((field) => ({
    mutant: `* $.data*${field} other-choice`,
    reason: 'Free value: elements differ. Where a state says the choice, it is pinned.',
  })),
  {
    mutant: 'payModeList $.data[*] other-choice',
    reason: 'Free value: any known way of paying will do.',
  },
  {
    mutant: 'activity $.data.status negated',
    reason: 'Free value: any status but 0 and 2 allows the purchase.',
  },
  ...['negated', 'zeroed'].map((change) => ({
    mutant: `getPayUrl $.data.orderStatus ${change}`,
    reason: 'Free value: with a payment page, the status only matters if the order is refunded.',
  })),
  ...['negated', 'zeroed'].map((change) => ({
    mutant: `getOrderDetail $.data.orderStatus ${change}`,
    reason: 'Free value: any status but 5, 8 and 9 is that of an order that is not paid.',
  })),
  ...['dropped', 'renamed'].map((change) => ({
    mutant: `getUserBillInfo $.data ${change}`,
    reason: 'Missing data is the same as none.',
  })),
  shown('$.data[*].name', 'the name of a house'),
  shown('$.data*deviceName', 'the name of a device'),
  shown('$.data*goodsName', 'the name of a package'),
  shown('$.data*.description', 'the description of a package'),
  shown('$.data*packageName', 'the name of a plan'),
  shown('$.data.packageDesc', 'the description of a plan'),
  shown('$.data*subscribeName', 'the name of what was ordered'),
  shown('$.data.invoice', 'the number of an invoice'),
  shown('$.data.refundDetailResp.refundId', 'the number of a refund'),
  ...['*Price', '*.price', '.tax'].map((amount) => ({
    mutant: `* $.data${amount} fraction`,
    reason: 'Free value: an amount may have cents, though that of the example has none.',
  })),
  {
    mutant: '* $.data.orderType emptied',
    reason: 'Free value: other order types than those the portal knows are tolerated.',
  },
  {
    mutant: '* $.data*.appleGoodsId emptied',
    reason:
      'Free value: read in the iOS app alone, where the pacts of what the store sells pin it; the store has no product for other prices.',
  },
  {
    mutant: '* $.data*.typeId emptied',
    reason:
      'Free value: only that of a trial is read, and the pact of the trial pins it; every other one is a usual package.',
  },
];
