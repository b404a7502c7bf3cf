import { isAppPath, parsePath, pathOf } from '../http/appPath';
import { findDevice, firstDevice } from './devices';
import type { Device, Insets, PhoneOs } from './devices';
import { readRefusal, refusalText } from './refusal';
import type { Refusal } from './refusal';

/** The path of the phone's page. */
export const PHONE_PATH = '/__mock/phone';

export type Scheme = 'light' | 'dark';

/**
 * How the app treats the areas that the system covers. `over`: the page extends below them and gets
 * the insets. `tint`: the same, with the areas tinted. `free`: the app keeps them free and reports
 * 0.
 */
export type Area = 'over' | 'tint' | 'free';

/** The settings in the phone's address. */
export interface Settings {
  readonly device: Device;
  /** Version of the app, as in `HomeViewApp/1.13.0`. */
  readonly version: string;
  readonly scheme: Scheme;
  readonly area: Area;
  /** The app method that fails; null for none. */
  readonly refusal: Refusal | null;
  /** The portal's page: path and query. */
  readonly url: string;
}

/** An address with invalid settings; its message is shown to the reader. */
export class BadSettings extends Error {}

const SYSTEMS: readonly PhoneOs[] = ['ios', 'android'];
const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const AREAS: readonly Area[] = ['over', 'tint', 'free'];
const DEFAULT_VERSION = '1.13.0';

/**
 * The version format of references. Not imported, since the servers' configuration reads this file.
 */
export const isVersion = (text: string): boolean => /^\d{1,5}(\.\d{1,5}){0,3}$/.test(text);

function choice<T extends string>(query: URLSearchParams, name: string, values: readonly T[]): T {
  const value = query.get(name) ?? values[0];
  const found = values.find((known) => known === value);
  if (found !== undefined) return found;
  throw new BadSettings(`"${name}" must be one of ${values.join(', ')}.`);
}

/**
 * Parses the query of the phone's address, with defaults for missing values. @throws BadSettings.
 */
export function readSettings(query: URLSearchParams): Settings {
  const os = choice(query, 'os', SYSTEMS);
  const id = query.get('device');
  const device = id === null ? firstDevice(os) : findDevice(id);
  if (device?.os !== os) throw new BadSettings(`There is no device "${id}" with ${os}.`);
  const version = query.get('version') ?? DEFAULT_VERSION;
  if (!isVersion(version)) throw new BadSettings('"version" must look like 1.13.0.');
  const url = query.get('url') ?? '/';
  if (!isPortalPage(url))
    throw new BadSettings('"url" must be a page of the portal, for example /bills.');
  const scheme = choice(query, 'scheme', SCHEMES);
  const refuse = query.get('refuse');
  const refusal = refuse === null ? null : readRefusal(refuse);
  if (refuse !== null && !refusal)
    throw new BadSettings('"refuse" must look like IAP.payment:211.');
  return { device, version, scheme, area: choice(query, 'area', AREAS), refusal, url };
}

/**
 * Whether a path is a page to frame. The fake providers' pages count as portal pages; a phone inside a
 * phone is refused.
 */
export const isPortalPage = (url: string): boolean =>
  isAppPath(url) && !/^\/__mock(?!\/pay\/)/.test(parsePath(url).pathname);

/** The phone's address for these settings: path and query. */
export function phoneAddress({ device, version, scheme, area, refusal, url }: Settings): string {
  const query = new URLSearchParams({
    url,
    os: device.os,
    device: device.id,
    version,
    scheme,
    area,
    ...(refusal ? { refuse: refusalText(refusal) } : {}),
  });
  return `${PHONE_PATH}?${query.toString()}`;
}

/** The safe-area insets that the app reports to the page. */
export const insetsFor = ({ device, area }: Settings): Insets =>
  area === 'free' ? { top: 0, right: 0, bottom: 0, left: 0 } : device.insets;

/** Sign-in parameters of an address; the portal removes them when it reads them. */
const LAUNCH_PARAMS = ['token', 'refreshToken', 'userId', 'language'];

/** Adds the sign-in parameters of the address that opened the portal to another page's path. */
export function withLaunchParams(path: string, opened: string): string {
  const url = parsePath(path);
  for (const name of LAUNCH_PARAMS) {
    const value = parsePath(opened).searchParams.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return pathOf(url);
}

/** Removes the sign-in parameters: a portal that already has a session keeps it. */
export function withoutLaunchParams(path: string): string {
  const url = parsePath(path);
  for (const name of LAUNCH_PARAMS) url.searchParams.delete(name);
  return pathOf(url);
}
