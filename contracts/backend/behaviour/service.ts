/** Sends the steps of a sequence to a running service. */
import { catalogue } from '../../catalogue';
import { START } from './sequence';
import type { CallStep, EventStep } from './sequence';

export interface Answer {
  readonly code: number;
  readonly data: unknown;
}

export interface Service {
  readonly providerUrl: string;
  readonly stateUrl: string;
}

export const HEADERS = {
  terminal: 'web',
  appcode: 'behaviour',
  tenantcode: 'behaviour',
  locale: 'en-US',
};

/** The parameters of a call, by where they belong, and its body. */
export function partsOf({ call, payload }: Pick<CallStep, 'call' | 'payload'>) {
  const { method, path } = catalogue[call];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const entries = Object.entries(payload);
  const pathEntries = entries.filter(([name]) => inPath.includes(name));
  const rest = Object.fromEntries(entries.filter(([name]) => !inPath.includes(name)));
  return {
    path: Object.fromEntries(pathEntries),
    query: method === 'GET' ? rest : {},
    body: method === 'GET' ? null : rest,
  };
}

export const keyOf = ({ key }: CallStep): Record<string, string> =>
  key === null ? {} : { 'Idempotency-Key': key };

/** Sends a call whose references are already replaced. @throws Error if the answer is not JSON. */
export async function send(service: Service, step: CallStep): Promise<Answer> {
  const { method, path, access } = catalogue[step.call];
  const { path: inPath, query, body } = partsOf(step);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(inPath[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, text]) => [name, String(text)]),
  );
  const response = await fetch(`${service.providerUrl}${address}?${search}`, {
    method,
    headers: {
      ...HEADERS,
      ...keyOf(step),
      ...(access === 'token' ? { token: step.token } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { code, data } = (await response.json()) as Answer;
  return { code, data };
}

/** Posts to the state URL. @throws Error with the answer unless it is 2xx. */
async function post({ stateUrl }: Service, body: object): Promise<void> {
  const response = await fetch(stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  throw new Error(`${JSON.stringify(body)}: ${response.status} ${await response.text()}`);
}

export const stateBody = (state: string) => ({ action: 'setup', state, params: { clock: START } });

export const eventBody = ({ event, params }: EventStep) => ({ action: 'event', event, params });

export const enter = (service: Service, state: string) => post(service, stateBody(state));
export const tell = (service: Service, step: EventStep) => post(service, eventBody(step));
