import type { SourceMarker } from '../domain/orderSource';
import { jsonItem, textItem } from './storage';

/** The customer as kept on the device. Spec 3. */
export interface StoredUser {
  readonly id: string;
  readonly username: string;
}

/** A refresh token with the end of its assumed life (bookkeeping only, ruling 10). Spec 7. */
export interface StoredRefreshToken {
  readonly token: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a header can carry: another token would fail every call, and never end. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** The local storage items of the specification. Spec 3. */
export const stored = {
  token: textItem('token', 'device', HEADER_VALUE),
  refreshToken: jsonItem<StoredRefreshToken>('refreshToken', (value) =>
    isRecord(value) && typeof value.token === 'string' && typeof value.expiresAt === 'number'
      ? { token: value.token, expiresAt: value.expiresAt }
      : null,
  ),
  locale: textItem('locale'),
  houseId: textItem('houseId'),
  country: textItem('country'),
  region: textItem('region'),
  appVersion: textItem('appVersion'),
  webOrigin: textItem('webOrigin'),
  shop: jsonItem<SourceMarker>('shop', (value) =>
    isRecord(value) && typeof value.shop === 'string' && typeof value.at === 'number'
      ? { shop: value.shop, at: value.at }
      : null,
  ),
  sensor: textItem('sensor'),
  payEnter: textItem('payEnter'),
  user: jsonItem<StoredUser>('user', (value) =>
    isRecord(value) && typeof value.id === 'string' && typeof value.username === 'string'
      ? { id: value.id, username: value.username }
      : null,
  ),
  /** Signing-related: the sign of a second factor under way. */
  secondFactorSign: textItem('secondFactorSign'),
  /** Signing-related: when the countdown of its code began, in epoch ms. */
  secondFactorStart: jsonItem<number>('secondFactorStart', (value) =>
    typeof value === 'number' && Number.isFinite(value) ? value : null,
  ),
};
