import type { InferType } from 'yup';
import { flag, listOf, oneOf, record, text, wholeNumber } from '@homeview/contracts/domains/wire';
import { FAULT_KINDS } from './calls/faultKinds';
import { maskAddress, maskField } from './mask';

/** A failure set for a call. The kind decides which of the optional fields apply. */
export const faultSchema = record({
  id: text(),
  /** The name of a call, or `*`. */
  call: text(),
  /** A request field that must match, as in `pageNum=2`; without it every request matches. */
  where: text().matches(/^\w+=/).optional(),
  kind: oneOf(FAULT_KINDS),
  /** The number of answers still to change; null for all. */
  times: wholeNumber().min(1).nullable(),
  /** Executes the call first and changes only its answer. */
  after: flag(),
  code: wholeNumber().optional(),
  desc: text().optional(),
  /** HTTP status. */
  status: wholeNumber().min(200).max(599).optional(),
  /** Delay in ms. */
  ms: wholeNumber().min(0).max(600_000).optional(),
  /** The path in the data, as in `list.0.price`. */
  path: text().optional(),
  url: text().optional(),
});
export const faultListSchema = listOf(faultSchema);

/** `value` may be any JSON, so no schema describes it. */
export type Fault = InferType<typeof faultSchema> & { value?: unknown };

/** A fault without the secrets in its address, and in the value that it puts into an answer. */
export const maskFault = ({ ...fault }: Fault): Fault => {
  if (fault.url !== undefined) fault.url = maskAddress(fault.url);
  const name = fault.path?.split('.').at(-1) ?? '';
  if (fault.value !== undefined) fault.value = maskField(name, fault.value);
  return fault;
};

/** The faults of a sandbox, in the order in which they were set. */
export class Faults {
  private list: Fault[] = [];
  private lastId = 0;

  add(fault: Omit<Fault, 'id'>): Fault {
    const added = { ...fault, id: `fault-${(this.lastId += 1)}` };
    this.list.push(added);
    return added;
  }

  all(): readonly Fault[] {
    return this.list;
  }

  replace(faults: readonly Fault[]): void {
    this.list = [];
    for (const fault of faults) this.add(fault);
  }

  /** Returns whether the fault existed. */
  remove(id: string): boolean {
    const before = this.list.length;
    this.list = this.list.filter((fault) => fault.id !== id);
    return this.list.length < before;
  }

  clear(): void {
    this.list = [];
  }

  /** The fault for a call, with its count reduced by one; undefined when none matches. */
  take(call: string, payload: unknown): Fault | undefined {
    const fault = this.list.find(
      (waiting) =>
        (waiting.call === call || waiting.call === '*') && asksFor(payload, waiting.where),
    );
    if (fault && fault.times !== null) {
      fault.times -= 1;
      if (fault.times <= 0) this.list = this.list.filter((waiting) => waiting !== fault);
    }
    return fault;
  }
}

/** Whether a request has the field that a fault matches. */
function asksFor(payload: unknown, where: string | undefined): boolean {
  if (where === undefined) return true;
  const [name = '', ...rest] = where.split('=');
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, name))
    return false;
  return String((payload as Record<string, unknown>)[name]) === rest.join('=');
}
