import { findDevice, firstDevice } from '../../devices';
import type { PhoneOs } from '../../devices';
import { readRefusal } from '../../refusal';
import type { Area, Scheme, Settings } from '../../settings';
import type { Fields } from './settings.schema';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

export const SYSTEMS: readonly Option<PhoneOs>[] = [
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
];
export const SCHEMES: readonly Option<Scheme>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
export const AREAS: readonly Option<Area>[] = [
  { value: 'over', label: 'Over the page' },
  { value: 'tint', label: 'Over the page, tinted' },
  { value: 'free', label: 'Outside the page' },
];

/** Default code of a refusal. */
const USUAL_CODE = 500;

export const toFields = ({ device, scheme, version, area, refusal }: Settings): Fields => ({
  os: device.os,
  scheme,
  device: device.id,
  version,
  area,
  refused: refusal?.method ?? '',
  code: String(refusal?.code ?? USUAL_CODE),
});

/** Converts the form's fields to settings. */
export const choiceOf = (fields: Fields): Omit<Settings, 'url'> => ({
  device: findDevice(fields.device) ?? firstDevice(fields.os),
  version: fields.version,
  scheme: fields.scheme,
  area: fields.area,
  refusal: readRefusal(`${fields.refused}:${fields.code}`),
});
