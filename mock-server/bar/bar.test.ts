import { describe, expect, it } from 'vitest';
import { serveMock } from '../testing/mockClient';
import { addressFor, barAddress, readBarUrl } from './barAddress';
import { otherSite } from './page/followPortal';

const mock = serveMock({ appPort: 5199 });
const get = (path: string) => fetch(mock.url() + path, { redirect: 'manual' });
const leadsTo = async (path: string) => new URL((await get(path)).headers.get('location') ?? '');

/** The first request builds the page. */
const BUILD_MS = 120_000;

describe('the page with the bar', () => {
  it(
    'may frame this server, runs its own script, and may not be framed',
    { timeout: BUILD_MS },
    async () => {
      const response = await get('/__mock/portal?url=/bills');
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy');
      for (const rule of ["script-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(rule);
      }
      expect(await response.text()).toMatch(/ src="\/__mock\/console\/bar-[^"]+\.js"/);
    },
  );

  it.each(['https://evil.example/', '//evil.example', '/__mock/phone', '/__mock/portal?url=/'])(
    'refuses to frame %s',
    async (url) => {
      const response = await get(`/__mock/portal?${new URLSearchParams({ url }).toString()}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: expect.any(String) },
      ]);
    },
  );

  it('has an address that opens its page for others, signed in', () => {
    const opened = '/?token=t&refreshToken=r&userId=1&language=de-DE';
    const address = addressFor('/bills?back=1', opened) ?? '';
    expect(readBarUrl(new URL(address, 'http://x').searchParams)).toBe(
      '/bills?back=1&token=t&refreshToken=r&userId=1&language=de-DE',
    );
    expect(addressFor('/__mock/api', opened)).toBeNull();
  });
});

describe('links with bar=on', () => {
  it('lead a browser to the page with the bar, and an app to the phone', async () => {
    const bar = await leadsTo('/__mock/open?scenario=demo&path=/bills&bar=on');
    expect([bar.pathname, bar.port]).toEqual(['/__mock/portal', '5199']);
    expect(bar.searchParams.get('url')).toMatch(/^\/bills\?token=access-1001&/);
    const phone = await leadsTo('/__mock/open?scenario=trial-in-store&bar=on');
    expect(phone.pathname).toBe('/__mock/phone');
    const id = bar.hostname.split('.')[0] ?? '';
    expect((await leadsTo(`/__mock/sandboxes/${id}/enter?bar=on`)).pathname).toBe('/__mock/portal');
    expect((await leadsTo(`/__mock/sandboxes/${id}/enter`)).pathname).toBe('/bills');
  });

  it('are no default, and refuse another value', async () => {
    expect((await leadsTo('/__mock/open?scenario=demo')).pathname).toBe('/');
    expect((await get('/__mock/open?scenario=demo&bar=off')).status).toBe(400);
  });
});

describe('a portal that leaves for another origin', () => {
  const leave = (url: string) => otherSite(url, 'demo-1', { port: '5173' }, barAddress);
  it.each(['http://demo-1.eu.localhost:5173', 'http://demo-1.localhost:5173'])(
    'stays under the bar on %s',
    (origin) =>
      expect(leave(`${origin}/login?a=1`)).toBe(`${origin}/__mock/portal?url=%2Flogin%3Fa%3D1`),
  );
  it('stays under the bar on the other site of a hosted sandbox', () => {
    const to = otherSite('https://demo-1--eu.team.example/', 'demo-1', { port: '' }, barAddress);
    expect(to).toBe('https://demo-1--eu.team.example/__mock/portal?url=%2F');
  });
  it.each([
    'https://pay.example/demo-1',
    'http://demo-12.localhost:5173/',
    'http://demo-1.localhost:4010/',
  ])('leaves the bar for %s', (url) => expect(leave(url)).toBe(url));
});
