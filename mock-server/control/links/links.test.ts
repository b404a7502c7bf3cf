/** Links for people and programs are validated strictly and cannot lead out of the sandbox. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAppPath } from '../../http/appPath';
import { withValueAt } from '../../calls/withValueAt';
import { nearest } from '../../texts/didYouMean';
import { json, serveMock } from '../../testing/mockClient';

// Links count from the real time.
const mock = serveMock({ appPort: 5199, clock: Date.now });

const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const open = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${mock.url()}/__mock/open?${query}`, { method, redirect: 'manual', headers });
const count = async () =>
  ((await (await fetch(`${mock.url()}/__mock/sandboxes`)).json()) as unknown[]).length;

describe('a link', () => {
  it.each([
    ['scenaro=demo', 400, 'Did you mean "scenario"?'],
    ['scenario=dem', 404, 'Did you mean "demo"?'],
    ['scenario=constructor', 404, '"constructor"'],
    ['scenario=demo&platfrom=ios', 400, 'Did you mean "platform"?'],
    ['scenario=demo&platform=IOS', 400, 'Did you mean "ios"?'],
    ['scenario=demo&locale=de', 400, 'Did you mean "de-DE"?'],
    ['scenario=demo&locale=id-ID', 400, 'Did you mean "in-ID"?'],
    ['scenario=demo&locale=xx-YY', 400, 'There is no locale "xx-YY"'],
    ['scenario=demo&locale=de-DE&locale=fr-FR', 400, 'locale can be given once'],
    ['scenario=demo&clock=2027-02-30T00:00:00Z', 400, 'not a valid time'],
    ['scenario=demo&clock=2027-02-29', 400, 'not a valid time'],
    ['scenario=demo&clock=2027-13-01T00:00:00Z', 400, 'not a valid time'],
    ['scenario=demo&clock=2027-01-01T24:00:00Z', 400, 'not a valid time'],
    ['scenario=demo&clock=2027-01-01T10:00:00', 400, 'not a valid time'],
    ['scenario=demo&clock=tomorrow', 400, 'not a valid time'],
    ['scenario=demo&clock=P9000Y', 400, 'out of range'],
    ['scenario=demo&fault=createOder:reset', 400, 'Did you mean "createOrder"?'],
    ['scenario=demo&fault=constructor:http:503', 400, 'There is no call'],
    ['scenario=demo&fault=toString:http:503', 400, 'There is no call'],
    ['scenario=demo&fault=__proto__:http:503', 400, 'There is no call'],
    ['scenario=demo&fault=createOrder:htp:503', 400, 'Did you mean "http"?'],
    ['scenario=demo&fault=createOrder:http', 400, 'needs its status'],
    ['scenario=demo&fault=createOrder:http:many', 400, 'status'],
    ['scenario=demo&fault=createOrder:code', 400, 'needs its code'],
    ['scenario=demo&fault=createOrder:payUrl', 400, 'needs its url'],
    ['scenario=demo&fault=createOrder:mutate', 400, 'needs its path'],
    ['scenario=demo&fault=createOrder:html502:now', 400, 'has no detail'],
    ['scenario=demo&fault=createOrder:reset:before', 400, 'reset:after'],
    ['scenario=demo&fault=createOrder@0:reset', 400, 'times'],
    ['scenario=demo&fault=createOrder@abc:reset', 400, 'times'],
    ['scenario=demo&fault=houseList:mutate:0.__proto__.scenario="x"', 400, '__proto__'],
    ['scenario=demo&fault=houseList:mutate:constructor.prototype.x=1', 400, 'constructor'],
    ['scenario=demo&path=//app.localhost/bills', 400, '"path" must begin with one slash'],
    ['scenario=demo&path=/%09/evil.example', 400, 'path'],
    ['scenario=demo&path=/%0A/evil.example', 400, 'path'],
  ])('with %s is refused with %i and opens no sandbox', async (query, status, words) => {
    const before = await count();
    const answer = await open(query);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: expect.stringContaining(words) },
    ]);
    expect(await count()).toBe(before);
    expect(mock.bugs).toEqual([]);
  });

  it.each([
    ['2027-03-01', '2027-03-01T00:00'],
    ['2028-02-29T10:00:00Z', '2028-02-29T10:00'],
    ['2027-03-01T09:00Z', '2027-03-01T09:00'],
    ['2027-03-01T09:00:00%2B02:00', '2027-03-01T07:00'],
  ])('accepts %s as a moment', async (clock, begin) => {
    const answer = await open(`scenario=demo&clock=${clock}`);
    const [id] = new URL(answer.headers.get('location') ?? '').hostname.split('.');
    const summary = await (await fetch(`${mock.url()}/__mock/sandboxes/${id}`)).json();
    expect((summary as { now: string }).now.slice(0, 16)).toBe(begin);
  });

  it('with a mistake shows a person a page with the corrected link', async () => {
    const answer = await open('scenaro=demo&clock=P1D', PERSON);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page).toContain('There is no parameter &quot;scenaro&quot;.');
    expect(page).toContain('href="/__mock/open?scenario=demo&amp;clock=P1D"');
    expect(page).toContain('href="/__mock/"');
    expect((await open('scenario=demo&clock=P1D', PERSON)).status).toBe(302);
    const hostile = await (await open('%3Cscript%3Ealert(1)%3C/script%3E=1', PERSON)).text();
    expect(hostile).not.toContain('<script');
  });

  it.each([
    [
      'scenario=demo&fault=houseList',
      '"fault" must look like houseList:kind. The kinds are code, ',
    ],
    ['scenario=demo&fault=houseList:delay:long', '"ms" must be a number, not "long"'],
    ['scenario=demo&fault=houseList@often:empty', '"times" must be a number or all, not "often"'],
    ['scenario=unheard-of', 'The support console and /__mock/catalogue list all of them.'],
  ])('with %s says in plain words what is wrong', async (query, words) => {
    const { error } = (await (await open(query)).json()) as { error: string };
    expect(error).toContain(words);
    expect(error.length).toBeLessThan(180);
  });

  it.each([
    ['/__mock/sandboxes/%25/enter', 404, 'There is no sandbox “%” any more.'],
    ['/__mock/sandboxes/%/enter', 400, 'Failed to decode'],
    ['/__mock/reference/HV-1', 400, 'This is not a reference.'],
    ['/__mock/case/C1', 400, 'case code'],
    ['/__mock/pay/stripe/%', 400, 'Failed to decode'],
    ['/__mock/nothing', 404, 'There is no control call'],
  ])('at %s shows a person a page too, and a program the reason', async (path, status, words) => {
    const page = await fetch(mock.url() + path, { headers: PERSON });
    expect([page.status, page.headers.get('content-type')]).toEqual([
      status,
      expect.stringMatching(/^text\/html/),
    ]);
    expect(await page.text()).toContain(words);
    const answer = await fetch(mock.url() + path);
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String) }]);
    expect(mock.bugs).toEqual([]);
  });

  it('to a sandbox that is gone opens its case again', async () => {
    const answer = await fetch(`${mock.url()}/__mock/sandboxes/demo-0a1b2c/enter`, {
      headers: PERSON,
    });
    const page = await answer.text();
    expect(page).toContain('This sandbox is gone');
    expect(page).toContain('href="/__mock/open?scenario=demo&amp;sandbox=demo-0a1b2c"');
  });

  it('opens no sandbox for HEAD', async () => {
    const before = await count();
    const answer = await open('scenario=demo', {}, 'HEAD');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
    expect(await count()).toBe(before);
  });

  it('sent as JSON by a program is validated as strictly', async () => {
    const send = async (path: string, body: object) => {
      const answer = await fetch(`${mock.url()}/__mock${path}`, json('POST', body));
      return [answer.status, ((await answer.json()) as { error?: string }).error];
    };
    const wrong = [400, expect.stringContaining('Did you mean "scenario"')];
    expect(await send('/sandboxes', { scenaro: 'demo' })).toEqual(wrong);
    expect(await send('/provider-states', { state: 'demo', params: { clok: 'P1D' } })).toEqual([
      400,
      expect.stringContaining('Did you mean "clock"'),
    ]);
    const { sandbox } = await mock.open('demo');
    const fault = { call: 'houseList', kind: 'http', statuz: 503 };
    expect(await send(`/sandboxes/${sandbox}/faults`, fault)).toEqual([
      400,
      expect.stringContaining('Did you mean "status"'),
    ]);
    const enter = await fetch(`${mock.url()}/__mock/sandboxes/${sandbox}/enter?locale=fr`);
    expect([enter.status, await enter.json()]).toEqual([
      400,
      { error: expect.stringContaining('"fr-FR"') },
    ]);
  });
});

describe('a path', () => {
  const parts = fc.constantFrom(
    ...['/', '//', '\\', '/\\', '\t', '\n', '%09', '@', ':', '?', '#', '..', 'app.localhost'],
    ...['evil.example', 'https:', 'javascript:', 'bills', '.', '\u2028', '\uFF0F'],
  );

  it('that isAppPath accepts stays in the origin of the sandbox', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const path = `/${pieces.join('')}`;
        if (!isAppPath(path)) return;
        for (const origin of ['http://demo-1.localhost:5173', 'https://a.support.example.com']) {
          expect(new URL(path, origin).origin).toBe(origin);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a value in an answer', () => {
  it('is set only among own properties', () => {
    for (const path of ['0.__proto__.scenario', '__proto__.x', '0.constructor.prototype.x']) {
      withValueAt([{ name: 'a' }], path, 'polluted');
    }
    expect(Object.hasOwn(Object.prototype, 'scenario')).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    expect(withValueAt([{ name: 'a' }], '0.name', 'b')).toEqual([{ name: 'b' }]);
  });

  it.each(['999999999', '3', '-1', 'length', 'name'])('adds no list item at index %s', (index) => {
    expect(withValueAt({ list: [1, 2] }, `list.${index}`, 'x')).toEqual({ list: [1, 2] });
    expect(withValueAt({ list: [1, 2] }, 'list.2', 'x')).toEqual({ list: [1, 2, 'x'] });
  });
});

describe('nearest', () => {
  const KNOWN = ['demo', 'no-plans', 'de-DE', 'fr-FR'];
  it.each([
    ['dmo', 'demo'],
    ['No-Plans', 'no-plans'],
    ['de-De', 'de-DE'],
    ['fr', 'fr-FR'],
    ['something else', null],
    ['', null],
  ])('corrects %j to %j', (word, meant) => {
    expect(nearest(word, KNOWN)).toBe(meant);
  });
});
