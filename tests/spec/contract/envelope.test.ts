import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { placedOrderExample } from '@homeview/contracts/domains/order/order.examples';
import { callFrom, holdsSession } from '../../../contracts/pact/support/client';
import { TOKEN, sendAny } from '../anyCall';

/**
 * The code of the answer decides, and nothing else does (section 7, ruling 12): what a screen gets
 * from the portal's own client, for answers that the mock server would never give.
 */
let body: unknown;
let status = 200;
const server = createServer((_, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What a screen gets of a call that is answered like this. */
function outcomeOf(name: EndpointName, answer: unknown, httpStatus = 200) {
  body = answer;
  status = httpStatus;
  const { port } = server.address() as AddressInfo;
  return callFrom(`http://127.0.0.1:${port}`, sendAny(name), TOKEN);
}

/** A call that reads and one that orders, with data that fits their schema. */
const calls = [
  { name: 'houseList', data: [houseExample()] },
  { name: 'createOrder', data: placedOrderExample() },
] as const;

const rejected = (code: number) => ({ error: expect.objectContaining({ code }) as unknown });

describe.each(calls)('what is answered to $name', ({ name, data }) => {
  it('with the code 200 is its data', { tags: ['7.http.09'] }, async () => {
    expect(await outcomeOf(name, { code: 200, data, desc: 'no' })).toEqual({ data });
  });

  it('with the code "200" is its data too', { tags: ['7.http.11'] }, async () => {
    expect(await outcomeOf(name, { code: '200', data, desc: 'no' })).toEqual({ data });
  });

  it.each([0, 1, 199, 201, 204, 400, 404, 500, 2000, -200, 21024, 99_999])(
    'with the code %i is refused, on HTTP 200 and with good data',
    { tags: ['7.http.10'] },
    async (code) => {
      expect(await outcomeOf(name, { code, data, desc: 'ok' })).toEqual(rejected(code));
      expect(holdsSession()).toBe(true);
    },
  );

  it.each(['0', '201', '500', '-200'])(
    'with the code "%s" is refused like the number',
    { tags: ['7.http.10', '7.http.11'] },
    async (code) => {
      expect(await outcomeOf(name, { code, data, desc: 'ok' })).toEqual(rejected(Number(code)));
    },
  );

  it.each(['21025', '21027', '70032'])(
    'with the code "%s" ends the session like the number',
    { tags: ['7.http.11'] },
    async (code) => {
      expect(await outcomeOf(name, { code, data })).toEqual(rejected(Number(code)));
      expect(holdsSession()).toBe(false);
    },
  );

  it.each([null, true, '', ' 200', '200.0', '0xC8', '2e2', [200], { code: 200 }])(
    'with %j for a code is unreadable',
    async (code) => {
      expect(await outcomeOf(name, { code, data })).toEqual(rejected(12005));
    },
  );

  it('without a code is the data itself', { tags: ['7.http.12'] }, async () => {
    expect(await outcomeOf(name, data)).toEqual({ data });
  });

  it('with a good code on a failed HTTP status is refused', async () => {
    expect(await outcomeOf(name, { code: 200, data }, 500)).toEqual(rejected(500));
  });
});
