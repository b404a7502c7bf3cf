import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { placedOrderExample } from '@homeview/contracts/domains/order/order.examples';
import { callFrom, holdsSession } from '../../../contracts/pact/support/client';
import { TOKEN, sendAny } from '../anyCall';

/**
 * Only the code in the response decides the outcome: tests the portal's own
 * client with responses that the mock server would never send.
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

/** The outcome that a screen gets for a response. */
function outcomeOf(name: EndpointName, answer: unknown, httpStatus = 200) {
  body = answer;
  status = httpStatus;
  const { port } = server.address() as AddressInfo;
  return callFrom(`http://127.0.0.1:${port}`, sendAny(name), TOKEN);
}

/** A call that reads and one that orders, with data that match their schemas. */
const calls = [
  { name: 'houseList', data: [houseExample()] },
  { name: 'createOrder', data: placedOrderExample() },
] as const;

const rejected = (code: number) => ({ error: expect.objectContaining({ code }) as unknown });

describe.each(calls)('the response to $name', ({ name, data }) => {
  it('returns the data with code 200', { tags: ['7.http.09'] }, async () => {
    expect(await outcomeOf(name, { code: 200, data, desc: 'no' })).toEqual({ data });
  });

  it('returns the data with code "200" as well', { tags: ['7.http.11'] }, async () => {
    expect(await outcomeOf(name, { code: '200', data, desc: 'no' })).toEqual({ data });
  });

  it.each([0, 1, 199, 201, 204, 400, 404, 500, 2000, -200, 21024, 99_999])(
    'rejects code %i despite HTTP 200 and valid data',
    { tags: ['7.http.10'] },
    async (code) => {
      expect(await outcomeOf(name, { code, data, desc: 'ok' })).toEqual(rejected(code));
      expect(holdsSession()).toBe(true);
    },
  );

  it.each(['0', '201', '500', '-200'])(
    'rejects code "%s" like the number',
    { tags: ['7.http.10', '7.http.11'] },
    async (code) => {
      expect(await outcomeOf(name, { code, data, desc: 'ok' })).toEqual(rejected(Number(code)));
    },
  );

  it.each(['21025', '21027', '70032'])(
    'ends the session on code "%s" like on the number',
    { tags: ['7.http.11'] },
    async (code) => {
      expect(await outcomeOf(name, { code, data })).toEqual(rejected(Number(code)));
      expect(holdsSession()).toBe(false);
    },
  );

  it.each([null, true, '', ' 200', '200.0', '0xC8', '2e2', [200], { code: 200 }])(
    'rejects %j as a code with 12005',
    async (code) => {
      expect(await outcomeOf(name, { code, data })).toEqual(rejected(12005));
    },
  );

  it('returns the body itself as data without a code', { tags: ['7.http.12'] }, async () => {
    expect(await outcomeOf(name, data)).toEqual({ data });
  });

  it('rejects a failed HTTP status despite code 200', async () => {
    expect(await outcomeOf(name, { code: 200, data }, 500)).toEqual(rejected(500));
  });
});
