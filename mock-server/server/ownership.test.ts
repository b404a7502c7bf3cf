/** Whatever three agents send, none of them reads or changes a sandbox of another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownDefaultId } from '../http/hosts';
import { USER, asUser } from '../testing/asUser';
import type { Sent } from '../testing/asUser';
import { requestOf, serveMock } from '../testing/mockClient';

const mock = serveMock({ userHeader: USER });
const { send, openAs, stateOf } = asUser(mock);

const AGENTS = ['ada', 'bob', 'Jürgen'] as const;
type Agent = (typeof AGENTS)[number];

/** A text that only the owner of a sandbox may read, as its password. */
const secretOf = (agent: string): string => `secret of ${agent}`;

const IDS = ['case-of-0', 'case-of-1', 'case-of-2', 'default', ...AGENTS.map(ownDefaultId)];

interface Sending {
  readonly agent: Agent;
  readonly path: string;
  readonly sent: Sent;
}

const post = (body: object): Sent => ({ method: 'POST', body });

/** Control calls on one sandbox, and documented ones with its name in their header. */
function sendingsTo(id: string): readonly (readonly [path: string, sent: Sent])[] {
  const one = `/__mock/sandboxes/${id}`;
  const headers = { 'x-mock-sandbox': id };
  const state = (body: object): [string, Sent] => [
    '/__mock/provider-states',
    { ...post(body), headers },
  ];
  const calls = (
    [
      ['houseList', {}],
      ['updateSubscribeStatus', { packageId: '70001', subscribeStatus: 0 }],
      ['refreshToken', { refreshToken: 'refresh-1001' }],
    ] as const
  ).map(([name, fields]): [string, Sent] => {
    const [path, init] = requestOf(name, fields, { token: 'access-1001', ...headers });
    return [
      path,
      {
        method: init.method ?? 'GET',
        headers: init.headers as Record<string, string>,
        ...(typeof init.body === 'string' ? { body: JSON.parse(init.body) as unknown } : {}),
      },
    ];
  });
  return [
    ...calls,
    state({ state: 'no-houses' }),
    state({ state: 'demo', params: { clock: 'P1M' } }),
    state({ action: 'event', event: 'time-passes', params: { until: '2027-05-01' } }),
    ['/__mock/sandboxes', post({ scenario: 'no-plans', sandbox: id })],
    ['/__mock/sandboxes', {}],
    ['/__mock/here', { headers }],
    [`/__mock/open?scenario=no-plans&sandbox=${id}`, {}],
    [`/__mock/open?scenario=no-plans&sandbox=${id}`, { method: 'POST' }],
    [one, {}],
    [one, { method: 'DELETE' }],
    [`${one}/`, {}],
    [`${one}/reset`, { method: 'POST' }],
    [`${one}/clock`, {}],
    [`${one}/clock`, { method: 'PUT', body: { advance: 'P1M' } }],
    [`${one}/contents`, {}],
    [`${one}/enter`, {}],
    [`${one}/faults`, {}],
    [`${one}/faults`, post({ call: 'houseList', kind: 'http', status: 503 })],
    [`${one}/faults`, { method: 'DELETE' }],
    [`${one}/requests`, {}],
    [`${one}/requests/1/resend`, { method: 'POST' }],
    [`${one}/snapshot`, {}],
    [`${one}/db/accounts`, {}],
    [`${one}/db/accounts/1001`, { method: 'PATCH', body: { nickname: 'x' } }],
  ];
}

const kinds = sendingsTo('').length;
const sendings: fc.Arbitrary<Sending> = fc
  .tuple(fc.constantFrom(...AGENTS), fc.constantFrom(...IDS), fc.nat(kinds - 1))
  .map(([agent, id, kind]) => {
    const [path, sent] = sendingsTo(id)[kind] ?? ['', {}];
    return { agent, path, sent };
  });

/** The ids of an agent's sandboxes. */
async function listOf(user: string): Promise<readonly string[]> {
  const { text } = await send('/__mock/sandboxes', { user });
  return (JSON.parse(text) as { sandbox: string }[]).map(({ sandbox }) => sandbox).sort();
}

/** Everything that an agent owns. */
async function ownedBy(user: string) {
  const ids = await listOf(user);
  return Promise.all(ids.map(async (id) => [id, await stateOf(user, id)] as const));
}

/** Puts the agent's secret into each of their sandboxes, and returns them. */
async function withSecret(user: string) {
  const body = { password: secretOf(user) };
  for (const id of await listOf(user)) {
    await send(`/__mock/sandboxes/${id}/db/accounts/1001`, { method: 'PATCH', user, body });
  }
  return ownedBy(user);
}

describe('three agents', () => {
  it('never read or change a sandbox of another one, whatever they send', async () => {
    const lists = fc.array(sendings, { minLength: 10, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...AGENTS), lists, async (watched, list) => {
        await openAs(watched, { sandbox: `case-of-${AGENTS.indexOf(watched)}` });
        let owned = await withSecret(watched);
        for (const { agent, path, sent } of list) {
          const isOwn = agent === watched;
          if (isOwn) expect(await ownedBy(watched)).toEqual(owned);
          const { text } = await send(path, { ...sent, user: agent });
          if (isOwn) owned = await withSecret(watched);
          else expect(text).not.toContain(secretOf(watched));
        }
        expect(await ownedBy(watched)).toEqual(owned);
      }),
      { numRuns: 10 },
    );
    expect(mock.bugs).toEqual([]);
  }, 60_000);

  it('can’t take the default sandbox of another one before its first use', async () => {
    const id = ownDefaultId('new');
    const headers = { 'x-mock-sandbox': id };
    const sent: Sent = { method: 'POST', user: 'bob', headers, body: { state: 'no-houses' } };
    expect((await send('/__mock/provider-states', sent)).status).toBe(403);
    expect((await send('/__mock/provider-states', { ...sent, user: 'new' })).status).toBe(200);
  });
});
