/**
 * What a run says about a service that differs: on the console, and in a well-formed JUnit file.
 * @vitest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture';
import { cliWith } from './testing/runProgram';
import { sendJson } from './testing/service';
import type { Handler } from './testing/service';

const inTime = { timeout: 60_000 };
const { folder, files, junit, start } = fixture();

async function verify(handle: Handler) {
  const { url } = await start(handle);
  return cliWith({}, '--provider-url', url, ...files());
}

function testCases() {
  const document = new DOMParser().parseFromString(junit(), 'text/xml');
  // This is what a file that is not well-formed becomes.
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return [...document.querySelectorAll('testcase')].map((element) => ({
    suite: element.parentElement?.getAttribute('name'),
    domain: element.getAttribute('classname'),
    name: element.getAttribute('name'),
    time: element.getAttribute('time'),
    failure: element.querySelector('failure')?.textContent,
  }));
}

const list = { data: { list: [{ price: 1 }] } };
const rules = {
  '$.data.list': [{ match: 'type', min: 1 }],
  '$.data.list[*].price': [{ match: 'number' }],
};

describe('the report', inTime, () => {
  it('says once what several interactions have in common, with their list', async () => {
    folder().documented(
      ...['/one', '/two'].map((path) => ({ path, body: list, rules })),
      { path: '/three', body: { code: 200, desc: 'ok' } },
      { path: '/four' },
    );
    const rows = Array.from({ length: 12 }, () => ({ price: '1.00' }));
    const { output } = await verify(({ url }, response) => {
      if (url === '/three') return sendJson(response, 200, { code: '200' });
      return sendJson(response, 200, { code: 200, data: { list: rows } });
    });
    expect(output.split('\nWrong\n')[1]?.trim().split('\n').slice(0, 14)).toEqual([
      'The same in 2 interactions:',
      '          $.data.list[*].price (12 of 12 rows): got "1.00"',
      '            expected: a number, for example 1',
      '    - a request for /one',
      '          GET /one, state "demo"',
      '    - a request for /two',
      '          GET /two, state "demo"',
      '',
      '  FAILED  a request for /three',
      '          GET /three, state "demo"',
      '          $: missing "desc"',
      '            expected: exactly "ok"',
      '          $.code: got "200"',
      '            expected: exactly 200',
    ]);
    expect(output).toContain('1 passed, 3 failed');
  });

  it('shows control characters of an answer in words, and its JUnit file stays well-formed', async () => {
    const hostile = '\u001b[31mred\u0000\uffff\ufffe\ud800\u202e\u009b<b>&"]]>';
    folder().documented({ path: '/one', description: 'a \u001b[1mbold\uffff <request> & "more"' });
    const { output } = await verify((_, response) => sendJson(response, 200, { code: hostile }));
    // Only line feeds are left of what a terminal might obey.
    expect(output.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e\uffff]/);
    expect(output).toContain('\\u001b[31mred');
    const [one] = testCases();
    expect(one?.name).toBe('a \\u001b[1mbold\\uffff <request> & "more"');
    expect(one?.failure).toContain('\\u001b[31mred');
    expect(one?.failure).toContain('<b>&');
  });

  it('has the same as a page: received beside needed, and nothing of the service is markup', async () => {
    const hostile = '<script>alert(1)</script>\u0000"';
    folder().documented(
      { path: '/one', body: list, rules },
      { path: '/two', description: 'a <request> & "more"' },
      { path: '/three', state: 'unknown' },
      { path: '/four' },
    );
    const page = `${folder().junit}.html`;
    const { url } = await start(({ url: path, body }, response) => {
      if (path === '/states') return body.includes('unknown') && sendJson(response, 404, {});
      if (path === '/one')
        return sendJson(response, 200, { code: 200, data: { list: [{ price: hostile }] } });
      if (path === '/two') return sendJson(response, 200, { code: 400 });
      return path === '/four' && sendJson(response, 501, {});
    });
    const { output } = await cliWith(
      {},
      ...['--provider-url', url, '--state-url', `${url}/states`, '--html', page],
      ...files(),
    );
    expect(output).toContain(`HTML: ${page}`);
    const html = new DOMParser().parseFromString(readFileSync(page, 'utf8'), 'text/html');
    expect(html.querySelector('script')).toBeNull();
    const groups = [...html.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')?.textContent,
      [...section.querySelectorAll('h3, h4, dd, section > div > p')].map((one) => one.textContent),
    ]);
    expect(groups).toEqual([
      [
        'Wrong',
        [
          ...['a request for /one', '$.data.list[0].price'],
          ...['"<script>alert(1)</script>\\u0000\\""', 'a number, for example 1'],
          ...['a <request> & "more"', '$.code', '400 (number)', 'exactly 200'],
        ],
      ],
      ['Not implemented', ['GET /four']],
      [
        'Needs a state',
        [
          'a request for /three',
          'the state URL did not put the service into the state "unknown": HTTP 404 (it does not know the state), "{}"',
        ],
      ],
    ]);
  });

  it('names domain, call and time of each interaction in the JUnit file', async () => {
    const path = '/api/ipc/house/houseList';
    folder().documented({ path, description: 'houseList: the houses' }, { path: '/other' });
    await verify((_, response) => sendJson(response, 200, { code: 200, data: [] }));
    expect(testCases()).toEqual([
      {
        suite: 'house',
        domain: 'house',
        name: 'houseList: the houses',
        time: expect.stringMatching(/^\d+\.\d{3}$/),
        failure: undefined,
      },
      expect.objectContaining({ suite: 'other', domain: 'other' }),
    ]);
  });
});
