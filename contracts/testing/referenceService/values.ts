import {
  constants,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomUUID,
} from 'node:crypto';
import { stateValues } from '../../vocabulary/stateValues';
import type { StateValueName } from '../../vocabulary/stateValues';

/** What requests must carry, by the names in the table of values for backend teams. */
export type Values = Readonly<Record<StateValueName, string>>;

/** The values of one state, and what the state URL answers. */
export interface StateValues {
  readonly values: Values;
  readonly isPassword: (encrypted: unknown) => boolean;
  /** The body of the answer; null: none, so the requests must carry the values of the contract. */
  readonly answer: object | null;
}

const names = Object.keys(stateValues) as StateValueName[];

const valuesFrom = (valueOf: (name: StateValueName) => string) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;

const documented = valuesFrom((name) => String(stateValues[name].value));

const bytesOf = (encrypted: unknown) => Buffer.from(String(encrypted), 'base64');
const RSA_2048_BYTES = 256;

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

/** Values that the contract does not know, new in each state. The package has a number. */
const newValues = (): Values => ({
  ...valuesFrom(() => randomUUID()),
  secondFactorCode: '135790',
  goodsId: String(Math.floor(Math.random() * 900_000) + 100_000),
  monthlyPrice: '3.50',
  storePrice: '4.10',
  promotionPrice: '25.00',
  unlimitedPrice: '12.00',
  usedGiftCardCode: documented.usedGiftCardCode,
  billCount: documented.billCount,
});

/** A service with ids, tokens, prices and a key pair that the contract does not know. */
export function ownValues(): StateValues {
  const values = newValues();
  const password = encrypt(SECRET).toString('base64');
  const answer = { ...values, goodsId: Number(values.goodsId), password };
  return { values, isPassword: isSecret, answer };
}

/** A service that has only its own session and plan; everything else is as in the contract. */
export function ownSessionAndPlan(): StateValues {
  const { accessToken, planId } = newValues();
  const answer = { accessToken, planId };
  return { ...documentedValues(), values: { ...documented, ...answer }, answer };
}

/** The service with its own values, but its state URL answers with none of them. */
export const untoldValues = (): StateValues => ({ ...ownValues(), answer: null });
