import type { SourceMarker } from '../../domain/payment/orderSource';
import { asRecord } from '../asRecord';
import { jsonItem, textItem } from './storage';

/** The stored customer. */
export interface StoredUser {
  readonly id: string;
  readonly username: string;
}

/** A refresh token with its assumed expiry (informational only). */
export interface StoredRefreshToken {
  readonly token: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Valid header characters: a token with others would fail every call permanently. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** The local storage items of the specification. */
export const stored = {
  token: textItem('token', 'device', HEADER_VALUE),
  refreshToken: jsonItem<StoredRefreshToken>('refreshToken', (value) => {
    const { token, expiresAt } = asRecord<StoredRefreshToken>(value);
    return typeof token === 'string' && typeof expiresAt === 'number' ? { token, expiresAt } : null;
  }),
  locale: textItem('locale'),
  houseId: textItem('houseId'),
  country: textItem('country'),
  region: textItem('region'),
  appVersion: textItem('appVersion'),
  webOrigin: textItem('webOrigin'),
  shop: jsonItem<SourceMarker>('shop', (value) => {
    const { shop, at } = asRecord<SourceMarker>(value);
    return typeof shop === 'string' && typeof at === 'number' ? { shop, at } : null;
  }),
  sensor: textItem('sensor'),
  payEnter: textItem('payEnter'),
  user: jsonItem<StoredUser>('user', (value) => {
    const { id, username } = asRecord<StoredUser>(value);
    return typeof id === 'string' && typeof username === 'string' ? { id, username } : null;
  }),
  /** The sign of the pending second factor. */
  secondFactorSign: textItem('secondFactorSign'),
  /** Start of the second factor's countdown, in epoch ms. */
  secondFactorStart: jsonItem<number>('secondFactorStart', (value) =>
    typeof value === 'number' && Number.isFinite(value) ? value : null,
  ),
};
