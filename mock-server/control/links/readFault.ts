import { catalogue } from '@homeview/contracts/catalogue';
import { ValidationError } from 'yup';
import { faultDetail } from '../../calls/faultDetails';
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

/** @throws ControlError 400 when a required detail is missing or the path is unsafe. */
function refuseIncomplete(fault: Fault): void {
  const { call, kind, path } = fault;
  const needed = faultDetail(kind)?.needs;
  if (needed !== undefined && fault[needed] === undefined) {
    throw new ControlError(400, `A fault of kind ${kind} needs its ${needed}: ${call}:${kind}:…`);
  }
  const hidden = path?.split('.').find((key) => HIDDEN.includes(key));
  if (hidden !== undefined) throw new ControlError(400, `A fault cannot change "${hidden}".`);
}

const HIDDEN = ['__proto__', 'constructor', 'prototype'];

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
  if (Number.isNaN(times.times)) throw notNumber('times', 'a number or all', count);
  const known = FAULT_KINDS.find((name) => name === kind);
  if (kind === '') {
    const kinds = FAULT_KINDS.join(', ');
    throw new ControlError(400, `"fault" must look like ${call}:kind. The kinds are ${kinds}.`);
  }
  if (!known) {
    const meant = didYouMean(kind, FAULT_KINDS);
    throw new ControlError(400, `"${kind}" is not a kind of fault. ${meant}`);
  }
  return readFault({
    ...{ call, kind },
    ...(where === undefined ? {} : { where }),
    ...times,
    ...readDetail(known, rest.join(':')),
  });
}

const notNumber = (name: string, wanted: string, text = ''): ControlError =>
  new ControlError(400, `"${name}" must be ${wanted}, not "${text}".`);

function readDetail(kind: FaultKind, text: string): Partial<Fault> {
  if (text === '') return {};
  const fields = faultDetail(kind)?.parse(text);
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (Number.isNaN(value)) throw notNumber(name, 'a number', text);
  }
  if (fields) return fields;
  if (kind === 'reset') throw new ControlError(400, `Use reset or reset:after, not "${text}".`);
  throw new ControlError(400, `A fault of kind ${kind} has no detail: not "${text}".`);
}
