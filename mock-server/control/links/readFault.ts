import { catalogue } from '@homeview/contracts/catalogue';
import { ValidationError } from 'yup';
import { FAULT_KINDS } from '../../calls/faultKinds';
import type { FaultKind } from '../../calls/faultKinds';
import { faultSchema } from '../../faults';
import type { Fault } from '../../faults';
import { didYouMean } from '../../texts/didYouMean';
import { ControlError, refuseUnknownNames, unknownValue } from '../controlError';

/** Validates a fault from the fields of a request. @throws ControlError 400 with the reason. */
export function readFault(fields: Record<string, unknown>): Omit<Fault, 'id'> {
  refuseUnknownNames(fields, FAULT_FIELDS, 'field');
  const fault = { times: 1, after: false, ...fields, id: '' };
  try {
    const checked = faultSchema.validateSync(fault, { strict: true });
    if (checked.call !== '*' && !Object.hasOwn(catalogue, checked.call)) {
      throw unknownValue('call', checked.call, Object.keys(catalogue));
    }
    refuseIncomplete(checked);
    return checked;
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(400, error.message);
    throw error;
  }
}

/** `value` may be any JSON, so the schema does not list it. */
const FAULT_FIELDS = [...Object.keys(faultSchema.fields), 'value'];

/** The required detail of each kind. */
const NEEDED: Partial<Record<FaultKind, 'code' | 'status' | 'path' | 'url'>> = {
  code: 'code',
  http: 'status',
  mutate: 'path',
  payUrl: 'url',
};

/** @throws ControlError 400 when a required detail is missing or the path is unsafe. */
function refuseIncomplete(fault: Fault): void {
  const { call, kind, path } = fault;
  const needed = NEEDED[kind];
  if (needed !== undefined && fault[needed] === undefined) {
    throw new ControlError(400, `A fault of kind ${kind} needs its ${needed}: ${call}:${kind}:…`);
  }
  const hidden = path?.split('.').find((key) => HIDDEN.includes(key));
  if (hidden !== undefined) throw new ControlError(400, `A fault cannot change "${hidden}".`);
}

const HIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Parsers of the third part of `call:kind:detail`, for the kinds that have one. */
const details: Partial<Record<FaultKind, (detail: string) => Record<string, unknown>>> = {
  code: (detail) => ({ code: Number(detail) }),
  http: (detail) => ({ status: Number(detail) }),
  http400: (desc) => ({ desc }),
  body400: (desc) => ({ desc }),
  delay: (detail) => ({ ms: Number(detail) }),
  payUrl: (url) => ({ url }),
  reset: (detail) => {
    if (detail === 'after') return { after: true };
    throw new ControlError(400, `Use reset or reset:after, not "${detail}".`);
  },
  mutate: (detail) => {
    const [path = '', ...rest] = detail.split('=');
    return rest.length === 0 ? { path } : { path, value: readValue(rest.join('=')) };
  },
};

/**
 * Parses a fault from a link: `createOrder:http:503` or `createOrder:reset:after`. `@` gives the
 * number of answers: `houseList@3:delay:3000` or `houseList@all:reset`. `?` matches a request
 * field: `getPageOrderList?pageNum=2:http:503`.
 */
export function readShortFault(short: string): Omit<Fault, 'id'> {
  const [target = '', kind = '', ...rest] = short.split(':');
  const [asked = '', count] = target.split('@');
  const [call = '', where] = asked.split('?');
  const times = count === undefined ? {} : { times: count === 'all' ? null : Number(count) };
  const known = FAULT_KINDS.find((name) => name === kind);
  if (!known) {
    const meant = didYouMean(kind, FAULT_KINDS);
    throw new ControlError(400, `"${kind}" is not a kind of fault. ${meant}`);
  }
  const detail = rest.join(':');
  if (detail !== '' && !details[known]) {
    throw new ControlError(400, `A fault of kind ${known} has no detail: not "${detail}".`);
  }
  return readFault({
    ...{ call, kind },
    ...(where === undefined ? {} : { where }),
    ...times,
    ...(detail === '' ? {} : details[known]?.(detail)),
  });
}

/** Parses JSON; any other text stays text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
