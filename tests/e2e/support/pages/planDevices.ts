import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { textOf } from '../language/texts';

/** Where the devices of the plan of `demo` are adjusted. */
export const ADJUST = '/subscription/70001/adjustDevice';

/** The devices that the plan covers. */
export const covered = (page: Page): Locator =>
  page.getByRole('region', { name: textOf('subscription.devices') });

/** The devices without a plan. */
export const free = (page: Page): Locator =>
  page.getByRole('region', { name: textOf('adjustDevice.unbound') });

/** The checkbox of a device. */
export const box = (part: Locator, name: string): Locator => part.getByRole('checkbox', { name });

/** What was sent of devices that are to go on in the next plan, or not. */
export const locks = (sandbox: Sandbox) => sandbox.bodies('updateDeviceLockStatus');

/** What was sent of devices that are to join the plan, to leave it, or to stay in it. */
export const bindings = (sandbox: Sandbox) => sandbox.bodies('deviceSwitchPackage');

/** What the app sends of one device and the next plan. */
export const lock = (deviceId: string, lockStatus: 0 | 1) => ({ deviceId, lockStatus });
