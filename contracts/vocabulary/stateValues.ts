import { GIFT_CODE, OTHER_GIFT_CODE, SECOND_FACTOR_CODE, USED_GIFT_CODE } from './fixtures';

interface StateValue {
  /** In the pacts, and in requests to a service that answers with no other value. */
  readonly value: string | number;
  /** Completes the table of values in contracts/backend/states.md. */
  readonly meaning: string;
}

/** `Demo-1234` for the key in `.env`, RSA with PKCS#1 v1.5. Encryption is random, so this is a fixed result. */
const PASSWORD = [
  'BW+YxekoHgsO2AT1ICqq+vMs+9u9NirDU4RRkR5ube+p1mv3DkU6I5/36ahZmTJSdYrPNMf+r5dD36SA/VZdCp',
  'gWBOeqJUBlnQHCrGVMuZ30xR/RpvZDafUJeuoWwyVzoRNP442d2EyvBPBGtXM3p/6asOILDhuNhNEoKIavnvqU',
  'AyiJNRt3rlsa16pcimv9+BB6TvFz8HeqTdSnh7knYOl5n1MG5qJGIt2x4S6myZM2ws7VSgEO1Ledx+yTRXIFiL',
  'ql6YeiFbenxsGJyddxptK8RnLhEBl39ZICDCqFkKPkZayFuXhOUgwQnDfK7ADxsfB6p4S+7GK33txODQ6lKQ==',
].join('');

/**
 * The values that belong to provider states, by the name of the state's parameter. A service may
 * answer a state with values under these names: then the requests carry those.
 */
export const stateValues = {
  username: { value: 'demo@homeview.example', meaning: 'the username of the customer' },
  password: {
    value: PASSWORD,
    meaning: 'the password of the customer, encrypted with the public key of the service',
  },
  secondFactorCode: { value: SECOND_FACTOR_CODE, meaning: 'the second-factor code that was sent' },
  secondaryCertificationSign: { value: 'sign-1001', meaning: 'the sign of that code' },
  accessToken: { value: 'access-1001', meaning: 'the token in the header `token`' },
  renewedAccessToken: { value: 'access-1001-1', meaning: 'the token that replaces it' },
  refreshToken: { value: 'refresh-1001', meaning: 'the refresh token of the session' },
  houseId: { value: '30001', meaning: 'a house of the customer, with the plan and the devices' },
  foreignHouseId: { value: '30003', meaning: 'a house of another customer' },
  coveredDeviceId: { value: '40001', meaning: 'a device under the plan' },
  freeDeviceId: { value: '40002', meaning: 'a device without a plan' },
  secondFreeDeviceId: { value: '40003', meaning: 'another device without a plan' },
  thirdFreeDeviceId: { value: '40004', meaning: 'another device without a plan' },
  planId: { value: '70001', meaning: 'the plan of the customer (`packageId` in requests)' },
  orderId: { value: '80001', meaning: 'the order of that plan' },
  newOrderId: { value: '90001', meaning: 'the order placed last' },
  goodsId: { value: '5001', meaning: 'the package of the plan' },
  monthlyPriceId: { value: '50011', meaning: 'its price for a month and one device' },
  monthlyPrice: { value: '2.99', meaning: 'that price, with two decimals' },
  storePrice: { value: '3.99', meaning: 'that price in the store, with two decimals' },
  yearlyPriceId: { value: '50012', meaning: 'its price for a year' },
  promotionPrice: { value: '19.99', meaning: 'that price in the promotion, with two decimals' },
  unlimitedPriceId: {
    value: '50013',
    meaning: 'its price for a month and any number of devices',
  },
  unlimitedPrice: { value: '9.99', meaning: 'that price, with two decimals' },
  activityId: { value: '6001', meaning: 'the promotion' },
  giftCardCode: { value: GIFT_CODE, meaning: 'a gift card that pays for that package' },
  otherGiftCardCode: {
    value: OTHER_GIFT_CODE,
    meaning: 'a gift card that pays for another package',
  },
  usedGiftCardCode: { value: USED_GIFT_CODE, meaning: 'a gift card that is used up' },
  cardGoodsId: { value: '5002', meaning: 'the package of the other gift card' },
  cardPriceId: { value: '50021', meaning: 'the price of that package' },
  billAddressId: { value: '60001', meaning: 'the billing address' },
  billCount: { value: 45, meaning: 'the number of bills; in no request' },
} as const satisfies Readonly<Record<string, StateValue>>;

export type StateValueName = keyof typeof stateValues;
