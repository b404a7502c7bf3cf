import type { InferType } from 'yup';
import { goods } from '../package/package.schemas';
import { count, deviceLimit, identifier, listOf, record, text, unread, wholeNumber } from '../wire';

const ofCode = () => record({ code: text().min(1) });

/** A plan that the card can extend. */
const extension = record({
  packageId: identifier(),
  packageName: text(),
  /** Days left of the plan; null if the service counts none. */
  expiredDays: wholeNumber().nullable(),
  /** Devices bound to the plan now. */
  devNum: count(),
  /** Maximum number of devices; UNLIMITED_DEVICES for any number. */
  supportedDevNum: deviceLimit(),
});

/** A successful response means that the code is valid; it has no data. */
export const giftCardCheck = { request: ofCode(), response: unread() };

/** The packages that a card buys; the prices are the amounts due now, so mostly 0 (assumed). */
export const giftCardGoods = { request: ofCode(), response: listOf(goods) };

export const giftCardSubscribeGoods = { request: ofCode(), response: listOf(extension) };

export type Extension = InferType<typeof extension>;
