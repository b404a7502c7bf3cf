import type { InferType } from 'yup';
import { goods } from '../package/package.schemas';
import { listOf, record, text, unread, wholeNumber } from '../../wire';

const ofCode = () => record({ code: text().min(1) });

/** A plan that the card can make longer. */
const extension = record({
  packageId: text(),
  packageName: text(),
  /** Days left of the plan, or null where none are counted (ruling 7). */
  expiredDays: wholeNumber().nullable(),
  /** Devices bound to the plan now. */
  devNum: wholeNumber(),
  /** Devices the plan may cover; UNLIMITED_DEVICES for any number. */
  supportedDevNum: wholeNumber(),
});

/** That it is granted says that the code is good. */
export const giftCardCheck = { request: ofCode(), response: unread() };

/** The packages a card buys; their prices are what is due now, so mostly 0 (assumed). */
export const giftCardGoods = { request: ofCode(), response: listOf(goods) };

export const giftCardSubscribeGoods = { request: ofCode(), response: listOf(extension) };

export type Extension = InferType<typeof extension>;
