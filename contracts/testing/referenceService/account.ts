import { randomUUID } from 'node:crypto';
import type { Bug } from './bugs';
import type { StateValues, Values } from './values';
import type { World } from './world';

/** The parameters of a call; those in the URL are strings. */
export type Payload = Readonly<Record<string, unknown>>;

/** Everything that the service knows in one state. */
export interface Account {
  readonly values: Values;
  readonly isPassword: StateValues['isPassword'];
  readonly world: World;
  readonly has: (bug: Bug) => boolean;
  readonly tokens: Set<string>;
  readonly refreshTokens: Set<string>;
  /** The error code for the access token of the state, unless that is valid. */
  readonly tokenCode: number;
  readonly wantsCode: boolean;
  /** The sign of the code that was sent; null if there is none or it has expired. */
  sign: string | null;
  readonly hasHouses: boolean;
  readonly sells: boolean;
  readonly sellsTrial: boolean;
  readonly hasStorePlanElsewhere: boolean;
  readonly promotion: number | null;
  address: Payload | null;
}

/** `data` of the answer. @throws Refused */
export type Call = (account: Account, payload: Payload, key: string) => unknown;

export type Calls = Readonly<Record<string, Call>>;

/** Where most calls are. */
export const plans = '/api/ipc/recordPlanController';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const amountOf = (cents: number): number => cents / 100;
export const timeOf = (time: number): string => new Date(time).toISOString();

export const newToken = ({ tokens }: Account): string => {
  const token = randomUUID();
  tokens.add(token);
  return token;
};
