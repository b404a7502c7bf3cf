import { catalogue } from '@homeview/contracts/catalogue';
import { ValidationError } from 'yup';
import { FAULT_KINDS } from '../calls/faultEffects';
import type { FaultKind } from '../calls/faultEffects';
import { faultSchema } from '../faults';
import type { Fault } from '../faults';
import { ControlError } from './control';

/** A fault from the fields of a request. @throws ControlError 400 that says what is wrong. */
export function readFault(fields: Record<string, unknown>): Omit<Fault, 'id'> {
  const fault = { times: 1, after: false, ...fields, id: '' };
  try {
    const checked = faultSchema.validateSync(fault, { strict: true });
    if (checked.call !== '*' && !(checked.call in catalogue)) {
      throw new ControlError(400, `There is no call "${checked.call}".`);
    }
    return checked;
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(400, error.message);
    throw error;
  }
}

/** How the third part of `call:kind:detail` is read, where a kind has one. */
const details: Partial<Record<FaultKind, (detail: string) => Record<string, unknown>>> = {
  code: (detail) => ({ code: Number(detail) }),
  http: (detail) => ({ status: Number(detail) }),
  http400: (desc) => ({ desc }),
  body400: (desc) => ({ desc }),
  delay: (detail) => ({ ms: Number(detail) }),
  payUrl: (url) => ({ url }),
  reset: (detail) => ({ after: detail === 'after' }),
  mutate: (detail) => {
    const [path = '', ...rest] = detail.split('=');
    return rest.length === 0 ? { path } : { path, value: readValue(rest.join('=')) };
  },
};

/**
 * A fault from a link: `createOrder:http:503`, `createOrder:reset:after`. After an `@` stands how many
 * answers it spoils: `houseList@3:delay:3000`, or `houseList@all:reset`. After a `?` stands what the
 * call has to ask for: `getPageOrderList?pageNum=2:http:503`.
 */
export function readShortFault(short: string): Omit<Fault, 'id'> {
  const [target = '', kind = '', ...rest] = short.split(':');
  const [asked = '', count] = target.split('@');
  const [call = '', where] = asked.split('?');
  const times = count === undefined ? {} : { times: count === 'all' ? null : Number(count) };
  const known = FAULT_KINDS.find((name) => name === kind);
  if (!known)
    throw new ControlError(
      400,
      `A fault is call:kind, and kind is one of ${FAULT_KINDS.join(', ')}.`,
    );
  const detail = rest.join(':');
  return readFault({
    ...{ call, kind },
    ...(where === undefined ? {} : { where }),
    ...times,
    ...(detail === '' ? {} : details[known]?.(detail)),
  });
}

/** JSON where it is JSON, else the text itself. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
