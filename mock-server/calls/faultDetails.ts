import type { Fault } from '../faults';
import type { FaultKind } from './faultKinds';

/** The detail of a fault: the third part of `call:kind:detail`, or the detail field of the console. */
interface FaultDetail {
  /** The field of the fault that must be set. */
  readonly needs?: 'code' | 'status' | 'path' | 'url';
  /** The fields that the text sets; null if the kind has no such detail. */
  readonly parse: (text: string) => Partial<Fault> | null;
  /** The text of a fault; null if it has more fields than a text can hold. */
  readonly format: (fault: Fault) => string | null;
}

const numberIn = (field: 'code' | 'status'): FaultDetail => ({
  needs: field,
  parse: (text) => ({ [field]: Number(text) }),
  format: (fault) => (fault.desc === undefined ? String(fault[field] ?? '') : null),
});

const MESSAGE: FaultDetail = {
  parse: (desc) => ({ desc }),
  format: ({ desc = '' }) => desc,
};

/** The detail of every kind; null for a kind without one. */
const FAULT_DETAILS: Readonly<Record<FaultKind, FaultDetail | null>> = {
  code: numberIn('code'),
  http400: MESSAGE,
  body400: MESSAGE,
  http: numberIn('status'),
  html502: null,
  truncated: null,
  reset: {
    parse: (text) => (text === 'after' ? { after: true } : null),
    format: ({ after }) => (after ? 'after' : ''),
  },
  delay: { parse: (text) => ({ ms: Number(text) }), format: ({ ms }) => String(ms ?? '') },
  empty: null,
  mutate: {
    needs: 'path',
    parse: (text) => {
      const { path, value } = splitMutation(text);
      return value === undefined ? { path } : { path, value: parseValue(value) };
    },
    format: ({ path = '', value }) =>
      value === undefined ? path : `${path}=${JSON.stringify(value)}`,
  },
  payUrl: { needs: 'url', parse: (url) => ({ url }), format: ({ url = '' }) => url },
};

/** Null for a kind without a detail, and for an unknown kind. */
export const faultDetail = (kind: string): FaultDetail | null =>
  Object.hasOwn(FAULT_DETAILS, kind) ? FAULT_DETAILS[kind as FaultKind] : null;

/** Splits `list.0.price="2.99"`. Without a value, the fault removes the field. */
export function splitMutation(text: string): { path: string; value: string | undefined } {
  const [path = '', ...rest] = text.split('=');
  return { path, value: rest.length === 0 ? undefined : rest.join('=') };
}

/** Parses JSON; any other text stays text. */
export function parseValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
