/** Answers that the portal reads, though they are written in another way than usual. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture';
import { cli } from './testing/runCli';
import { sendJson } from './testing/service';
import type { Handler } from './testing/service';

/** A run of the verifier is slow on a busy machine. */
const inTime = { timeout: 60_000 };
const { folder, files, start } = fixture();

async function verify(handle: Handler, ...more: string[]) {
  const { url } = await start(handle);
  return cli('--provider-url', url, '--state-url', `${url}/states`, ...files(), ...more);
}

/** The service answers the request with this body. */
const answering =
  (body: string | Buffer, headers: object = {}): Handler =>
  ({ url }, response) => {
    if (url !== '/documented') return false;
    response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
    response.end(body);
  };

const encoded = (body: Buffer, encoding: string) =>
  answering(body, { 'Content-Encoding': encoding });

const passed = { code: 0, output: expect.stringContaining('1 passed, 0 failed') as string };
const OK = '{"code":200}';

describe('an answer passes', inTime, () => {
  it.each<[string, Handler]>([
    ['with a byte order mark before its JSON', answering(`\uFEFF${OK}`)],
    ['with a byte order mark inside of gzip', encoded(gzipSync(`\uFEFF${OK}`), 'gzip')],
    ['with a whole number that is written with a point', answering('{"code":200.0}')],
    ['with a whole number that is written with an exponent', answering('{"code":2e2}')],
    ['in gzip', encoded(gzipSync(OK), 'gzip')],
    ['in deflate', encoded(deflateSync(OK), 'Deflate')],
  ])('%s', async (_, handle) => {
    expect(await verify(handle)).toMatchObject(passed);
  });

  it('in brotli, if a header asks for it', async () => {
    const handle = encoded(brotliCompressSync(OK), 'br');
    expect(await verify(handle, '--header', 'Accept-Encoding: br')).toMatchObject(passed);
  });
});

describe('an answer fails', inTime, () => {
  it.each<[string, Handler, string]>([
    [
      'in an encoding that was not asked for',
      encoded(brotliCompressSync(OK), 'br'),
      'the answer is encoded as br, which was not asked for',
    ],
    [
      'in another encoding than it says',
      encoded(Buffer.from(OK), 'gzip'),
      'the answer says that it is encoded as gzip, and is not',
    ],
    [
      'with a fraction where a whole number is due',
      answering('{"code":200.5}'),
      '$.code: got 200.5',
    ],
  ])('%s, and the report says so', async (_, handle, reason) => {
    const { code, output } = await verify(handle);
    expect(output).toContain(reason);
    expect(code).toBe(1);
  });
});

describe('a state URL', inTime, () => {
  it.each([
    ['null', null, 'null'],
    ['an object', { value: 'abc' }, '{"value":"abc"}'],
    ['a list', ['abc'], '["abc"]'],
    ['an empty text', '', '""'],
    ['true', true, 'true'],
  ])('that answers %s for a parameter is reported by name', async (_, accessToken, shown) => {
    folder().documented({ path: '/documented', params: { accessToken: 'access-1001' } });
    const { code, output } = await verify(
      ({ url }, response) => url === '/states' && sendJson(response, 200, { accessToken }),
    );
    expect(output).toContain(
      `it answered ${shown} for "accessToken", which must be a text or a number`,
    );
    expect(code).toBe(1);
  });

  it('may answer anything for a name that was not sent', async () => {
    folder().documented({ path: '/documented', params: { accessToken: 'access-1001' } });
    const values = { accessToken: 7712, customer: { id: 1 }, note: null };
    expect(
      await verify(({ url }, response) => url === '/states' && sendJson(response, 200, values)),
    ).toMatchObject(passed);
  });
});
