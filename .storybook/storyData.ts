import { ErrorCode } from '@homeview/contracts/errors';
import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import { unboundDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { apiError } from '../src/api/request/apiError';

const description = [
  'Cloud event recording and album playback for 30 days',
  'AI detection of person, pet, package, vehicle, animal and fire',
  'Rich notifications with photo preview',
  'Event data of the last 7 days by e-mail or in the app',
].join('#');

/** A package on offer with a description in the format of the service. */
export const goodsOnSale = (fields: Parameters<typeof goodsExample>[0] = {}) =>
  goodsExample({ description, ...fields });

/** Devices without a plan, by name. */
export const devicesNamed = (first: number, ...names: readonly string[]) =>
  names.map((deviceName, at) => unboundDeviceExample({ deviceId: String(first + at), deviceName }));

/** The error of a call without a response. */
export const noAnswer = apiError('getRecordGoodsList', ErrorCode.NoResponse);
