/** Names that a request brings are looked up in tables: a name of every object is in none of them. */
import { describe, expect, it } from 'vitest';
import { json, serveMock } from '../testing/mockClient';

const mock = serveMock();
const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
const one = '/__mock/sandboxes/default';

const open = (query: string): [string] => [`/__mock/open?${query}`];
const post = (path: string, body: unknown): [string, RequestInit] => [path, json('POST', body)];

/** A request for each table, with the name in it. */
const requests: Readonly<Record<string, (name: string) => [string, RequestInit?]>> = {
  scenario: (name) => open(`scenario=${name}`),
  platform: (name) => open(`scenario=demo&platform=${name}`),
  locale: (name) => open(`scenario=demo&locale=${name}`),
  version: (name) => open(`scenario=demo&version=${name}`),
  'app method': (name) => open(`scenario=demo&refuse=${name}:404`),
  parameter: (name) => open(`scenario=demo&${name}=1`),
  'call of a fault in a link': (name) => open(`scenario=demo&fault=${name}:http:503`),
  'kind of a fault in a link': (name) => open(`scenario=demo&fault=houseList:${name}:1`),
  'call of a fault': (name) => post(`${one}/faults`, { call: name, kind: 'reset' }),
  'kind of a fault': (name) => post(`${one}/faults`, { call: 'houseList', kind: name }),
  'field of a fault': (name) => post(`${one}/faults`, { call: '*', kind: 'reset', [name]: 1 }),
  'provider state': (name) => post('/__mock/provider-states', { state: name }),
  'value of a state': (name) =>
    post('/__mock/provider-states', { state: 'demo', params: { [name]: '1' } }),
  'event of a provider': (name) =>
    post('/__mock/provider-states', { action: 'event', event: name }),
  'event of a sandbox': (name) =>
    post(`${one}/events`, { event: name, params: { orderId: '80001' } }),
  sessions: (name) => [`${one}/clock`, json('PUT', { advance: 'P1D', sessions: name })],
  advance: (name) => [`${one}/clock`, json('PUT', { advance: name })],
  collection: (name) => [`${one}/db/${name}`],
  'embedded collection': (name) => [`${one}/db/houses?_embed=${name}`],
  'expanded collection': (name) => [`${one}/db/houses?_expand=${name}`],
  row: (name) => [`${one}/db/houses/${name}`],
  sandbox: (name) => [`/__mock/sandboxes/${name}`],
  fault: (name) => [`${one}/faults/${name}`, { method: 'DELETE' }],
  'recorded call': (name) => post(`${one}/requests/${name}/resend`, {}),
  order: (name) => post(`${one}/store-sales`, { orderId: name }),
  'scenario of a snapshot': (name) => [`${one}/snapshot`, json('PUT', { scenario: name })],
  reference: (name) => [`/__mock/reference/${name}`],
  'payment provider': (name) => [`/__mock/pay/${name}/${name}`],
  'page of the phone': (name) => [`/__mock/phone?device=${name}`],
  'control call': (name) => [`/__mock/${name}`],
  'documented call': (name) => [`/api/${name}`],
  'file of the API page': (name) => [`/__mock/api/${name}`],
};

describe('the name of a property that every object has', () => {
  it.each(Object.keys(requests))('is unknown as: %s', async (what) => {
    for (const name of NAMES) {
      const [path, init] = requests[what]?.(name) ?? [''];
      const { status } = await fetch(mock.url() + path, { redirect: 'manual', ...init });
      expect([name, status >= 400 && status < 500, status]).toEqual([name, true, status]);
    }
    expect(mock.bugs).toEqual([]);
  });

  it.each(NAMES)('finds nothing, and is no language of the texts: %s', async (name) => {
    const search = await fetch(`${mock.url()}/__mock/search?q=${name}`);
    expect(await search.json()).toMatchObject({ hits: [] });
    const texts = await fetch(`${mock.url()}/__mock/texts?locale=${name}`);
    expect(await texts.json()).toEqual({});
  });
});
