/**
 * Runs the sequences against a service whose behaviour is right, and notes the values that its answers
 * must have. `.ci/behaviour.mjs` records from the mock server.
 */
import { stateValues } from '../../vocabulary/stateValues';
import { INPUTS } from './sequence';
import type { CallStep, Check, Sequence, Step } from './sequence';
import { enter, send, tell } from './service';
import type { Answer, Service } from './service';

/** A check with the value that the recorded answer has. */
export type RecordedCheck = Check & { readonly found: unknown };

export interface RecordedCall {
  readonly step: CallStep;
  readonly code: number;
  readonly checks: readonly RecordedCheck[];
}

export interface RecordedSequence {
  readonly sequence: Sequence;
  /** The calls by the id of their step; events have no answer. */
  readonly calls: ReadonlyMap<string, RecordedCall>;
}

type Values = Map<string, string>;

/** Replaces references in a text, in lists and in objects. @throws Error for an unknown reference. */
export function resolve<Kind>(kind: Kind, values: Values): Kind {
  if (typeof kind === 'string' && kind.startsWith('$')) {
    const known = values.get(kind);
    if (known === undefined) throw new Error(`Nothing carries ${kind}.`);
    return known as Kind;
  }
  if (Array.isArray(kind)) return kind.map((each: unknown) => resolve(each, values)) as Kind;
  if (typeof kind !== 'object' || kind === null) return kind;
  const entries = Object.entries(kind).map(([name, each]) => [name, resolve(each, values)]);
  return Object.fromEntries(entries) as Kind;
}

/** The value at a JSON pointer; undefined if there is none. */
export const at = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      data,
    );

function rowsAt(data: unknown, { at: pointer, where }: Check & { kind: 'rows' }, values: Values) {
  const list = at(data, pointer);
  if (!Array.isArray(list)) throw new Error(`There is no list at "${pointer}".`);
  const wanted = Object.entries(resolve(where, values));
  return list.filter((row: unknown) =>
    wanted.every(([name, text]) => at(row, `/${name}`) === text),
  ) as unknown[];
}

/** What a check finds in the recorded answer. @throws Error if there is nothing to record. */
function find(check: Check, data: unknown, values: Values): unknown {
  if (check.kind === 'rows') {
    return rowsAt(data, check, values).map((row) =>
      Object.fromEntries(check.fields.map((name) => [name, at(row, `/${name}`)])),
    );
  }
  const value = at(data, check.at);
  if (value === undefined) throw new Error(`There is no value at "${check.at}".`);
  if (check.kind === 'same' || check.kind === 'other') {
    const isSame = value === resolve(check.as, values);
    if (isSame !== (check.kind === 'same')) {
      throw new Error(`${String(value)} at "${check.at}" is ${isSame ? '' : 'not '}${check.as}.`);
    }
  }
  return value;
}

function noteCarried(step: CallStep, { data }: Answer, values: Values): void {
  for (const [name, pointer] of Object.entries(step.carry)) {
    const value = at(data, pointer);
    if (typeof value !== 'string') throw new Error(`${step.id} has no text at "${pointer}".`);
    values.set(`$steps.${step.id}.outputs.${name}`, value);
  }
}

async function recordCall(service: Service, step: CallStep, values: Values): Promise<RecordedCall> {
  const { payload, token } = step;
  const isOpen = !values.has(token) && step.call !== 'houseList';
  const answer = await send(service, {
    ...step,
    payload: resolve(payload, values),
    token: isOpen ? '' : resolve(token, values),
  });
  if ((answer.code !== 200) !== step.refused) {
    throw new Error(`${step.call} answered with code ${answer.code}.`);
  }
  const checks = step.checks.map((each) => ({ ...each, found: find(each, answer.data, values) }));
  noteCarried(step, answer, values);
  return { step, code: answer.code, checks };
}

const isCall = (step: Step): step is CallStep => 'call' in step;

/** Records one sequence. @throws Error with the step at which the service does something else. */
export async function record(service: Service, sequence: Sequence): Promise<RecordedSequence> {
  const values: Values = new Map([
    ['$inputs.username', stateValues.username.value],
    ['$inputs.password', stateValues.password.value],
    ...Object.entries(INPUTS).map(([name, text]) => [`$inputs.${name}`, text] as const),
  ]);
  const calls = new Map<string, RecordedCall>();
  await enter(service, sequence.state);
  for (const step of sequence.steps) {
    try {
      if (isCall(step)) calls.set(step.id, await recordCall(service, step, values));
      else await tell(service, resolve(step, values));
    } catch (error) {
      throw new Error(`${sequence.id}, step ${step.id}: ${String(error)}`, { cause: error });
    }
  }
  return { sequence, calls };
}
