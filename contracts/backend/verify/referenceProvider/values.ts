import {
  constants,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomUUID,
} from 'node:crypto';

/** What requests must carry: written by hand from the table of values in contracts/README.md. */
export interface Values {
  readonly username: string;
  readonly secondFactorCode: string;
  readonly secondaryCertificationSign: string;
  readonly accessToken: string;
  readonly renewedAccessToken: string;
  readonly refreshToken: string;
  readonly houseId: string;
  readonly coveredDeviceId: string;
  readonly freeDeviceId: string;
  readonly secondFreeDeviceId: string;
  readonly thirdFreeDeviceId: string;
  readonly planId: string;
  readonly orderId: string;
  readonly newOrderId: string;
  readonly goodsId: string;
  readonly monthlyPriceId: string;
  readonly monthlyPrice: string;
  readonly storePrice: string;
  readonly yearlyPriceId: string;
  readonly promotionPrice: string;
  readonly unlimitedPriceId: string;
  readonly unlimitedPrice: string;
  readonly activityId: string;
  readonly giftCardCode: string;
  readonly otherGiftCardCode: string;
  readonly usedGiftCardCode: string;
  readonly cardGoodsId: string;
  readonly cardPriceId: string;
  readonly billAddressId: string;
}

/** The values of one state, and what the state URL answers. */
export interface StateValues {
  readonly values: Values;
  readonly isPassword: (encrypted: unknown) => boolean;
  /** The body of the answer; null: none, so the requests must carry the values of the contract. */
  readonly answer: object | null;
}

const bytesOf = (encrypted: unknown) => Buffer.from(String(encrypted), 'base64');
const RSA_2048_BYTES = 256;

const documented: Values = {
  username: 'demo@homeview.example',
  secondFactorCode: '246810',
  secondaryCertificationSign: 'sign-1001',
  accessToken: 'access-1001',
  renewedAccessToken: 'access-1001-1',
  refreshToken: 'refresh-1001',
  houseId: '30001',
  coveredDeviceId: '40001',
  freeDeviceId: '40002',
  secondFreeDeviceId: '40003',
  thirdFreeDeviceId: '40004',
  planId: '70001',
  orderId: '80001',
  newOrderId: '90001',
  goodsId: '5001',
  monthlyPriceId: '50011',
  monthlyPrice: '2.99',
  storePrice: '3.99',
  yearlyPriceId: '50012',
  promotionPrice: '19.99',
  unlimitedPriceId: '50013',
  unlimitedPrice: '9.99',
  activityId: '6001',
  giftCardCode: 'GIFT000001',
  otherGiftCardCode: 'GIFT000002',
  usedGiftCardCode: 'GIFT000003',
  cardGoodsId: '5002',
  cardPriceId: '50021',
  billAddressId: '60001',
};

/** A service with the values of the contract. It has no private key, so it checks only the length. */
export const documentedValues = (): StateValues => ({
  values: documented,
  isPassword: (encrypted) => bytesOf(encrypted).length === RSA_2048_BYTES,
  answer: null,
});

const SECRET = 'Correct horse';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encrypt = (password: string) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password));

/** Whether a text is the password, encrypted for the key of this service; Node cannot remove the padding. */
function isSecret(encrypted: unknown): boolean {
  const block = bytesOf(encrypted);
  if (block.length !== RSA_2048_BYTES) return false;
  const key = { key: privateKey, padding: constants.RSA_NO_PADDING };
  return privateDecrypt(key, block).toString('latin1').endsWith(`\u0000${SECRET}`);
}

/** Values that the contract does not know, new in each state. */
function newValues(): Values {
  const ids = Object.fromEntries(Object.keys(documented).map((name) => [name, randomUUID()]));
  const prices = { monthlyPrice: '3.50', unlimitedPrice: '12.00' };
  const storePrices = { storePrice: '4.10', promotionPrice: '25.00' };
  const code = String(Math.floor(Math.random() * 900_000) + 100_000);
  // This service numbers its packages, and answers with the number.
  return {
    ...documented,
    ...ids,
    ...prices,
    ...storePrices,
    secondFactorCode: code,
    goodsId: code,
  };
}

const answerWith = (values: Values) => ({
  ...values,
  goodsId: Number(values.goodsId),
  foreignHouseId: randomUUID(),
  password: encrypt(SECRET).toString('base64'),
});

/** A service with ids, tokens, prices and a key pair that the contract does not know. */
export function ownValues(): StateValues {
  const values = newValues();
  return { values, isPassword: isSecret, answer: answerWith(values) };
}

/** A service that has only its own session and plan; everything else is as in the contract. */
export function ownSessionAndPlan(): StateValues {
  const { accessToken, planId } = newValues();
  const answer = { accessToken, planId };
  return { ...documentedValues(), values: { ...documented, ...answer }, answer };
}

/** The service with its own values, but its state URL answers with none of them. */
export const untoldValues = (): StateValues => ({ ...ownValues(), answer: null });
