import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { describe, expect, it } from 'vitest';
import { json, serveMock } from '../testing/mockClient';

const mock = serveMock({ appPort: 5199 });
const get = (path: string) => fetch(mock.url() + path, { redirect: 'manual' });
const leadsTo = async (query: string) =>
  new URL((await get(`/__mock/open?${query}`)).headers.get('location') ?? '');

/** The first request builds the page. */
const BUILD_MS = 120_000;

describe('the page of the phone', () => {
  it(
    'may frame this server, runs its own script, and may not be framed',
    { timeout: BUILD_MS },
    async () => {
      const response = await get('/__mock/phone?os=android&url=/bills');
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy');
      for (const rule of ["script-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(rule);
      }
      const [, script = ''] =
        / src="(\/__mock\/console\/phone-[^"]+\.js)"/.exec(await response.text()) ?? [];
      const code = await get(script);
      expect(code.headers.get('content-type')).toMatch(/javascript/);
      expect(await code.text()).toContain('fakePhone');
    },
  );

  it.each(['os=fridge', 'url=https://evil.example/', 'version=new'])(
    'answers %s with 400 and an error message',
    async (query) => {
      const response = await get(`/__mock/phone?${query}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: expect.any(String) },
      ]);
    },
  );

  it.each(['phone', 'portal'])(
    'refuses an address of the %s that names its page as links do, instead of opening another page',
    async (frame) => {
      const path = `/__mock/${frame}?path=/__mock/pay/stripe/1`;
      const error = expect.stringMatching(/^There is no parameter "path"\. .*\burl\b/) as unknown;
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([400, { error }]);
      const page = await fetch(mock.url() + path, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('There is no parameter');
    },
  );

  it('serves attach.js as one script without imports', async () => {
    const response = await get('/__mock/phone/attach.js');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    const code = await response.text();
    expect(code).toContain('fakePhone?.attach(');
    expect(code).not.toMatch(/^\s*(import|export)\b/m);
  });
});

describe('links into the phone', () => {
  it('are used for a case of the app or a requested platform', async () => {
    const byCase = await leadsTo('scenario=trial-in-store');
    expect([byCase.pathname, byCase.port]).toEqual(['/__mock/phone', '5199']);
    expect(byCase.hostname).toMatch(/^trial-in-store-\w+\.localhost$/);
    expect(byCase.searchParams.get('os')).toBe('ios');
    expect(byCase.searchParams.get('url')).toMatch(/^\/trialPackage\?token=access-1001&/);
    const asked = await leadsTo('scenario=demo&platform=android&path=/bills&locale=fr-FR');
    expect(asked.searchParams.get('os')).toBe('android');
    expect(asked.searchParams.get('url')).toMatch(/^\/bills\?.*language=fr-FR$/);
    expect((await leadsTo('scenario=trial-in-store&platform=browser')).pathname).toBe(
      '/trialPackage',
    );
    expect((await leadsTo('scenario=demo')).pathname).toBe('/');
  });

  it('are returned to a program only on request, since it may be an app itself', async () => {
    const urlOf = async (options: object) => {
      const response = await fetch(`${mock.url()}/__mock/sandboxes`, json('POST', options));
      return new URL(((await response.json()) as { url: string }).url).pathname;
    };
    expect(await urlOf({ scenario: 'trial-in-store' })).toBe('/trialPackage');
    expect(await urlOf({ scenario: 'trial-in-store', platform: 'ios' })).toBe('/__mock/phone');
  });

  it('allow a fake provider’s page to be framed by this origin only', async () => {
    const client = await mock.open('unpaid-order');
    const response = await client.raw('/__mock/pay/stripe/unknown');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });
});

describe('a sale of the store', () => {
  it('starts the plan once, even when reported twice', async () => {
    const client = await mock.open('trial-in-store');
    const order = await client.call(
      'applePayOrder',
      orderRequestExample({
        deviceIds: ['40002'],
        goodsReqs: [{ goodsId: '5009', goodsNum: 1, goodsType: 5, goodsPriceId: '50091' }],
        orderPrice: '0.00',
        payPrice: '0.00',
      }),
    );
    const { orderId } = order.data;
    const plans = async () => (await client.control<unknown[]>('GET', '/db/plans')).body;
    const before = (await plans()).length;
    const sold = await client.control<{ planId: string }>('POST', '/store-sales', { orderId });
    expect([sold.status, sold.body]).toEqual([201, { orderId, planId: expect.any(String) }]);
    expect(await client.control('POST', '/store-sales', { orderId })).toEqual(sold);
    expect(await plans()).toHaveLength(before + 1);
    expect(await plans()).toContainEqual(
      expect.objectContaining({ id: sold.body.planId, payMode: 2 }),
    );
  });

  it('is refused for a provider’s order and for an unknown order', async () => {
    const client = await mock.open('unpaid-order');
    const wrong = await client.control('POST', '/store-sales', { orderId: '90001' });
    expect(wrong).toEqual({ status: 400, body: { error: expect.stringContaining('store') } });
    for (const body of [{ orderId: '1' }, {}]) {
      expect((await client.control('POST', '/store-sales', body)).status).toBe(404);
    }
    expect((await client.control('POST', '/store-sales', { orderId: 7 })).status).toBe(400);
  });
});
