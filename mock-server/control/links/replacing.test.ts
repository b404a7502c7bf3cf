/** Links from elsewhere never replace a sandbox that somebody works in. */
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPages } from '../../http/sendPage';
import { json, serveMock } from '../../testing/mockClient';

const mock = serveMock();
beforeAll(loadPages, 30_000);

/** Follows a link with headers that fetch does not allow. */
const follow = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; text: string; policy: string }>((resolve, reject) => {
    const all = { host: 'localhost', ...headers };
    const options = { host: '127.0.0.1', port: mock.port(), path, method, headers: all };
    request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      const policy = String(answer.headers['content-security-policy']);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, policy }));
    })
      .on('error', reject)
      .end();
  });

const clicked = (site: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  accept: 'text/html',
});

const link = (sandbox: string) => `/__mock/open?scenario=demo&sandbox=${sandbox}`;
const plansOf = async (sandbox: string) =>
  ((await (await fetch(`${mock.url()}/__mock/sandboxes/${sandbox}/db/houses`)).json()) as object[])
    .length;
const change = (sandbox: string) => {
  const house = { id: '30009', accountId: '1001', name: 'Barn', isOwner: true, isDefault: false };
  return fetch(`${mock.url()}/__mock/sandboxes/${sandbox}/db/houses`, json('POST', house));
};

describe('a link to a named sandbox', () => {
  it.each(['cross-site', 'same-site', 'none', 'same-origin'])(
    'asks before a browser replaces a changed one, whether by a link, a mail or a bookmark: %s',
    async (site) => {
      const id = `asked-${site}`;
      expect((await follow(link(id), clicked(site))).status).toBe(302);
      // Nothing was changed yet, so there is nothing to lose.
      expect((await follow(link(id), clicked(site))).status).toBe(302);
      await change(id);
      const asked = await follow(link(id), clicked(site));
      expect(asked.status).toBe(409);
      expect(asked.text).toContain(`Start the sandbox ${id} again?`);
      expect(asked.text).toContain(`href="/__mock/sandboxes/${id}/enter"`);
      const action = link(id).replaceAll('&', '&amp;');
      expect(asked.text).toContain(` action="${action}" method="post">`);
      expect(asked.text).toMatch(/<button[^>]*>\s*Start it again\s*<\/button>/);
      // A browser compares the place of the sandbox with it too.
      expect(asked.policy).toContain(`form-action 'self' http://${id}.localhost`);
      expect(await plansOf(id)).toBe(4);
      const pressed = { ...clicked('same-origin'), origin: 'http://localhost' };
      expect((await follow(link(id), pressed, 'POST')).status).toBe(303);
      expect(await plansOf(id)).toBe(3);
    },
  );

  it('keeps the bar of the link in both answers', async () => {
    const withBar = `${link('asked-bar')}&bar=on`;
    await follow(withBar);
    await change('asked-bar');
    const { text } = await follow(withBar, clicked('same-origin'));
    expect(text).toContain('href="/__mock/sandboxes/asked-bar/enter?bar=on"');
    expect(text).toContain(`action="${withBar.replaceAll('&', '&amp;')}"`);
  });

  it('asks in a browser that doesn’t say where the link is, as under a plain http name', async () => {
    const id = 'asked-old';
    await follow(link(id));
    await change(id);
    const asked = await follow(link(id), { accept: 'text/html,*/*;q=0.8' });
    expect([asked.status, await plansOf(id)]).toEqual([409, 4]);
  });

  it.each(['http://localhost:3000', 'http://case-1.localhost', 'https://evil.example', 'null'])(
    'is not started again by a form of another page: %s',
    async (origin) => {
      await follow(link('asked-form'));
      await change('asked-form');
      const form = { ...clicked('cross-site'), origin };
      expect((await follow(link('asked-form'), form, 'POST')).status).toBe(403);
      expect(await plansOf('asked-form')).toBe(4);
    },
  );

  it('starts it again when a program asks for it', async () => {
    const id = 'of-a-program';
    await follow(link(id));
    await change(id);
    expect((await follow(link(id))).status).toBe(302);
    expect(await plansOf(id)).toBe(3);
  });

  it('counts a move of the clock, a fault and a used fault as changes', async () => {
    const one = '/__mock/sandboxes/touched';
    for (const [path, body] of [
      [`${one}/clock`, json('PUT', { advance: 'P1D' })],
      [`${one}/faults`, json('POST', { call: 'houseList', kind: 'reset' })],
    ] as const) {
      await follow(link('touched'));
      await fetch(mock.url() + path, body);
      expect((await follow(link('touched'), clicked('cross-site'))).status).toBe(409);
    }
  });

  it.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ])('does nothing when a browser loads it ahead: %o', async (ahead) => {
    await follow(link('ahead'));
    await change('ahead');
    for (const site of ['none', 'same-origin', 'cross-site']) {
      const answer = await follow(link('ahead'), { ...clicked(site), ...ahead });
      expect([answer.status, answer.text]).toEqual([405, '']);
    }
    const entered = await follow('/__mock/sandboxes/ahead/enter', ahead);
    expect(entered.status).toBe(405);
    expect(await plansOf('ahead')).toBe(4);
  });
});

describe('a form of a page on another port of this machine', () => {
  const send = (type: string | undefined, origin: string, body = 'scenario=demo') => {
    const headers = {
      host: `localhost:${mock.port()}`,
      origin,
      ...(type === undefined ? {} : { 'content-type': type }),
    };
    return new Promise<number>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: mock.port(), path: '/__mock/sandboxes' };
      request({ ...options, method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end(type === undefined ? '' : body);
    });
  };
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="scenario"\r\n\r\ndemo\r\n--x--\r\n';
  it.each([
    ['application/x-www-form-urlencoded', 'scenario=demo'],
    ['multipart/form-data; boundary=x', multipart],
    ['text/plain', '{"scenario":"demo"}'],
    [undefined, ''],
  ])('of type %s opens no sandbox', async (type, body) => {
    expect(await send(type, 'http://localhost:3000', body)).toBe(403);
    expect(await send(type, 'http://case-1.localhost:3000', body)).toBe(403);
  });

  it('is accepted from this server’s own pages', async () => {
    const own = `http://localhost:${mock.port()}`;
    expect(await send('application/x-www-form-urlencoded', own)).toBe(201);
    expect(await send('multipart/form-data; boundary=x', own, multipart)).toBe(201);
    expect(await send('application/json', 'http://localhost:3000', '{"scenario":"demo"}')).toBe(
      201,
    );
  });
});
