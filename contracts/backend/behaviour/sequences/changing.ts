import { call, day, mustRefuse, paid, rows, signedIn, until, value } from '../sequence';
import type { CallStep } from '../sequence';
import {
  AFTER_A_MONTH,
  DEVICE,
  MONTH,
  PLAN,
  SECOND_DEVICE,
  UNLIMITED,
  allPlans,
  billsCounted,
  bought,
  boughtFor,
  deviceFree,
  orderShown,
  ordered,
  planShown,
  plansCounted,
} from './orders';

const both = { deviceIds: [DEVICE, SECOND_DEVICE] };
const unlimited = boughtFor(UNLIMITED, both);
const waiting = [value('/packageChangeRecord/maxDevNum')];
const nothingWaits = [value('/packageChangeRecord')];
const staysFirst = rows('/devList', { deviceId: DEVICE });
const hasSecond = rows('/devList', { deviceId: SECOND_DEVICE });

/** Binds (0), removes (1), or chooses the devices that stay after a downgrade (2). */
const switched = (id: string, type: 0 | 1 | 2, deviceIds: string[]): CallStep =>
  call(id, 'deviceSwitchPackage', { deviceIds, packageId: PLAN, type });

const downgraded = (deviceIds: string[]) => [
  ordered('downgrade', MONTH, { packageId: PLAN, deviceIds }),
  paid('downgrade'),
];

export const changing = [
  signedIn('upgrade', 'A larger plan begins when it is paid', 'no-plans', [
    ...bought,
    until('ten-days', '2026-12-01T10:00:00Z'),
    ordered('upgrade', UNLIMITED, { packageId: PLAN, ...both }),
    planShown('not-yet', nothingWaits),
    deviceFree('second-still-free', SECOND_DEVICE),
    paid('upgrade'),
    planShown('larger', [value('/isUnlimited'), hasSecond, ...nothingWaits]),
    deviceFree('second-covered', SECOND_DEVICE),
    plansCounted('one-plan'),
    billsCounted('two-bills'),
  ]),
  signedIn('downgrade', 'A smaller plan waits for the end of the period', 'no-plans', [
    ...unlimited,
    ...downgraded([DEVICE]),
    planShown('unchanged', [...waiting, hasSecond]),
    until('a-month', AFTER_A_MONTH),
    planShown('smaller', [...nothingWaits, staysFirst, hasSecond]),
    deviceFree('second-free', SECOND_DEVICE),
  ]),
  signedIn('downgrade-undone', 'Keeping the current plan cancels the change', 'no-plans', [
    ...unlimited,
    ...downgraded([DEVICE]),
    planShown('waiting', waiting),
    ordered('undo', UNLIMITED, { packageId: PLAN, deviceIds: [], amount: '0.00' }),
    orderShown('undo-settled', 'undo', [value('/orderStatus'), value('/payPrice')]),
    planShown('kept', [...nothingWaits, hasSecond]),
    until('a-month', AFTER_A_MONTH),
    planShown('renewed', [...nothingWaits, hasSecond]),
  ]),
  signedIn('downgrade-devices-later', 'The devices that stay can be chosen later', 'no-plans', [
    ...unlimited,
    ...downgraded([]),
    call('not-chosen', 'downgradeDevList', { packageId: PLAN }, [
      value('/isSelected'),
      value('/maxDevNum'),
      rows('/devList'),
    ]),
    switched('chosen', 2, [SECOND_DEVICE]),
    call('is-chosen', 'downgradeDevList', { packageId: PLAN }, [
      value('/isSelected'),
      rows('/devList', { deviceId: SECOND_DEVICE }, ['lockStatus']),
    ]),
    until('a-month', AFTER_A_MONTH),
    planShown('second-stays', [staysFirst, hasSecond]),
  ]),
  signedIn('unpaid-upgrade', 'An upgrade that is not paid changes nothing', 'no-plans', [
    ...bought,
    ordered('upgrade', UNLIMITED, { packageId: PLAN, ...both }),
    until('a-month', AFTER_A_MONTH),
    planShown('still-single', [day('/nextRenewal')]),
  ]),
  signedIn('devices', 'Devices join and leave a plan at once', 'no-plans', [
    ...boughtFor(UNLIMITED),
    switched('added', 0, [SECOND_DEVICE]),
    planShown('with-second', [hasSecond]),
    deviceFree('second-covered', SECOND_DEVICE),
    switched('removed', 1, [SECOND_DEVICE]),
    planShown('without-second', [hasSecond]),
    deviceFree('second-free', SECOND_DEVICE),
  ]),
  signedIn('device-limit', 'A full plan takes no further device', 'no-plans', [
    ...bought,
    mustRefuse(switched('refused', 0, [SECOND_DEVICE])),
    planShown('unchanged', [hasSecond]),
    deviceFree('second-free', SECOND_DEVICE),
    switched('removed', 1, [DEVICE]),
    switched('swapped', 0, [SECOND_DEVICE]),
    planShown('second-instead', [staysFirst, hasSecond]),
  ]),
  signedIn('second-plan', 'A second plan leaves the first one alone', 'no-plans', [
    ...bought,
    ordered('second', MONTH, { deviceIds: [SECOND_DEVICE] }),
    paid('second'),
    plansCounted('two-plans'),
    planShown('first-unchanged', [staysFirst, hasSecond]),
    call('second-listed', 'getPackageBindDevList', allPlans, [rows('/list', { packageId: PLAN })]),
  ]),
];
