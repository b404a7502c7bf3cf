import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { textOf } from '../language/texts';

/** The page that adjusts the devices of the plan of `demo`. */
export const ADJUST = '/subscription/70001/adjustDevice';

/** The region of the devices that the plan covers. */
export const covered = (page: Page): Locator =>
  page.getByRole('region', { name: textOf('subscription.devices') });

/** The region of all devices that the plan covers or could cover. */
export const houseDevices = (page: Page): Locator =>
  page.getByRole('region', { name: textOf('adjustDevice.devices') });

/** The checkbox of a device. */
export const box = (part: Locator, name: string): Locator => part.getByRole('checkbox', { name });

/** Requests that keep a device for the next plan or release it. */
export const locks = (sandbox: Sandbox) => sandbox.bodies('updateDeviceLockStatus');

/** Requests that add devices to the plan, remove them, or choose those that stay. */
export const bindings = (sandbox: Sandbox) => sandbox.bodies('deviceSwitchPackage');

/** The request that keeps one device for the next plan or releases it. */
export const lock = (deviceId: string, lockStatus: 0 | 1) => ({ deviceId, lockStatus });
