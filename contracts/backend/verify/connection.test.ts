/** How the command reaches a service: headers, certificates, proxies, addresses, secrets. */
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from './testing/runCli';
import { cliWith } from './testing/runProgram';
import { certificatesIn, hasOpenssl } from './testing/certificates';
import { fixture } from './testing/fixture';
import { close, listenerFor, sendJson, service } from './testing/service';
import type { Asked } from './testing/service';

/** A run of the verifier is slow on a busy machine. */
const inTime = { timeout: 60_000 };
const { folder, files, junit, serve, start } = fixture();
const verify = (url: string, ...more: string[]) => cli('--provider-url', url, ...files(), ...more);
const passed = { code: 0, output: expect.stringContaining('1 passed, 0 failed') };

describe('headers', inTime, () => {
  it('go to the service with --header and to the state URL with --state-header', async () => {
    const { asked, port } = await start();
    const url = `http://127.0.0.1:${port}`;
    const run = await verify(
      ...([url, '--state-url', `${url}/states`] as const),
      ...['--header', 'Authorization: Bearer one', '--header', 'x-tenant:  eu'],
      ...['--state-header', 'x-state-key: two'],
    );
    expect(run).toMatchObject(passed);
    const [request] = asked.filter(({ url: path }) => path === '/documented');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer one', 'x-tenant': 'eu' });
    expect(request?.headers).not.toHaveProperty('x-state-key');
    const states = asked.filter(({ url: path }) => path === '/states');
    expect(states.length).toBeGreaterThan(1);
    for (const { headers } of states) {
      expect(headers['x-state-key']).toBe('two');
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  it('contain user and password of the URL', async () => {
    const { asked, port } = await start();
    expect(await verify(`http://me:pass%20word@127.0.0.1:${port}`)).toMatchObject(passed);
    const authorization = `Basic ${Buffer.from('me:pass word').toString('base64')}`;
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([
      authorization,
      authorization,
    ]);
  });

  it('are refused with exit code 2 if they are no header or empty, without repeating them', async () => {
    for (const header of ['s3cret-value', 'x-key:', 'bad name: s3cret-value']) {
      const { code, output } = await verify('http://127.0.0.1:9', '--header', header);
      expect(code).toBe(2);
      expect(output).toContain('--header');
      expect(output).not.toContain('s3cret-value');
    }
  });
});

describe('secrets', inTime, () => {
  it('are masked on the console and in the JUnit file, also where the service repeats them', async () => {
    const { port } = await start(({ headers, body }, response) => {
      if (!body) return sendJson(response, 200, { code: JSON.stringify(headers) });
      const isDemo = body.includes('"demo"');
      return sendJson(response, isDemo ? 500 : 200, { had: headers['x-state-key'] });
    });
    const url = `http://me:url-passw0rd@127.0.0.1:${port}`;
    folder().documented({ path: '/documented' }, { path: '/other', state: 'no-plans' });
    const { code, output } = await verify(
      ...([url, '--state-url', `${url}/states?key=query-s3cret`] as const),
      ...['--header', 'x-token: Bearer header-s3cret', '--state-header', 'x-state-key: st8'],
    );
    expect(code).toBe(1);
    for (const text of [output, junit()]) {
      expect(text).toContain('***');
      expect(text).toContain('HTTP 500, ');
      const basic = Buffer.from('me:url-passw0rd').toString('base64');
      for (const secret of ['url-passw0rd', 'header-s3cret', 'query-s3cret', 'st8', basic]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('are masked if the service is down', async () => {
    const { output } = await verify('http://me:url-passw0rd@127.0.0.1:9/base?key=query-s3cret');
    expect(output).toContain('cannot be reached at http://127.0.0.1:9/base (ECONNREFUSED)');
    expect(output + junit()).not.toMatch(/url-passw0rd|query-s3cret/);
  });
});

describe('addresses', inTime, () => {
  it('may have a base path, which is put before each path', async () => {
    const { asked, port } = await start(({ url }, response) =>
      url.startsWith('/base/path') ? false : sendJson(response, 404, {}),
    );
    expect(await verify(`http://127.0.0.1:${port}/base/path/`)).toMatchObject(passed);
    expect(asked.map(({ url }) => url)).toContain('/base/path/documented');
  });

  it('may be IPv6', async ({ skip }) => {
    const started = await start(undefined, '::1').catch(() => null);
    if (!started) return skip('This machine has no IPv6.');
    const url = `http://[::1]:${started.port}`;
    expect(await verify(url, '--state-url', `${url}/states`)).toMatchObject(passed);
  });

  it.for([5060, 6000, 10_080])('may have port %i, which fetch refuses', async (port, { skip }) => {
    const started = await start(undefined, '127.0.0.1', port).catch(() => null);
    if (!started) return skip('The port is taken.');
    expect(await verify(`http://127.0.0.1:${port}`)).toMatchObject(passed);
  });

  it('may redirect at the root; redirects within the service are followed', async () => {
    const { port } = await start(({ url }, response) => {
      if (url === '/') response.writeHead(302, { Location: 'https://login.invalid/' });
      else if (url === '/documented') response.writeHead(307, { Location: '/new?place=1' });
      else return url === '/new?place=1' ? false : sendJson(response, 404, {});
      return response.end();
    });
    expect(await verify(`http://127.0.0.1:${port}`)).toMatchObject(passed);
  });

  it('that a call redirects to another service are reported, not followed', async () => {
    const { port } = await start((_, response) => {
      response.writeHead(302, { Location: 'https://login.invalid/' });
      response.end();
    });
    const { code, output } = await verify(`http://127.0.0.1:${port}`);
    expect(code).toBe(1);
    expect(output).toContain('HTTP status: 302, a redirect to https://login.invalid/.');
  });
});

describe('a service that is starting', inTime, () => {
  it('is waited for with --wait', async () => {
    const { server } = service();
    const port = await serve(server);
    await close(server);
    const run = verify(`http://127.0.0.1:${port}`, '--wait', '50');
    setTimeout(() => server.listen(port, '127.0.0.1'), 1_000);
    expect(await run).toMatchObject(passed);
  });

  it('may answer 503 while it is starting', async () => {
    let left = 2;
    const { asked, port } = await start(({ url }, response) => {
      if (url !== '/' || left === 0) return false;
      left -= 1;
      return sendJson(response, 503, {});
    });
    expect(await verify(`http://127.0.0.1:${port}`, '--wait', '50')).toMatchObject(passed);
    expect(asked.map(({ url }) => url)).toEqual(['/', '/', '/', '/documented']);
  });

  it('is not waited for without --wait', async () => {
    expect((await verify('http://127.0.0.1:9')).code).toBe(1);
    expect((await verify('http://127.0.0.1:9', '--wait', 'long')).code).toBe(2);
  });
});

describe.skipIf(!hasOpenssl)('certificates (need openssl)', inTime, () => {
  async function startSecure(asked: Asked[] = []) {
    const { ca, key, cert } = certificatesIn(folder().dir);
    const server = createSecureServer(
      { key, cert },
      listenerFor(asked, () => false),
    );
    return { ca, port: await serve(server) };
  }

  it('of an internal CA are trusted with --ca alone, for service and state URL', async () => {
    const { ca, port } = await startSecure();
    const url = `https://127.0.0.1:${port}`;
    const run = await verify(url, '--state-url', `${url}/states`, '--ca', ca);
    expect(run).toMatchObject(passed);
  });

  it('that are not trusted are reported with the option that helps', async () => {
    const { port } = await startSecure();
    const { code, output } = await verify(`https://127.0.0.1:${port}`);
    expect(code).toBe(1);
    expect(output).toMatch(/certificate is not trusted\. Name the file of its CA with --ca/);
  });

  it('are not checked with --insecure, which is said', async () => {
    const { port } = await startSecure();
    const run = await verify(`https://127.0.0.1:${port}`, '--insecure');
    expect(run).toMatchObject(passed);
    expect(run.output).toContain('certificates are not checked');
  });

  it('are refused with exit code 2 if the file has none', async () => {
    for (const file of [join(folder().dir, 'missing.pem'), 'package.json']) {
      const { code, output } = await verify('https://127.0.0.1:9', '--ca', file);
      expect(code).toBe(2);
      expect(output).toMatch(/^--ca: .*(no such file|no certificate)/m);
    }
  });

  it('are checked through a proxy, too', async () => {
    const asked: Asked[] = [];
    const { ca, port } = await startSecure(asked);
    const proxy = createServer();
    const targets: [unknown, unknown][] = [];
    proxy.on('connect', ({ url, headers }, socket) => {
      targets.push([url, headers['proxy-authorization']]);
      const out = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        out.pipe(socket).pipe(out);
      });
      for (const one of [out, socket]) {
        one.on('error', () => one.destroy());
        one.on('close', () => [out, socket].forEach((each) => each.destroy()));
      }
    });
    const variables = {
      HTTPS_PROXY: `http://me:proxy-pass@127.0.0.1:${await serve(proxy)}`,
      https_proxy: undefined,
      NO_PROXY: '',
      no_proxy: undefined,
    };
    const url = ['--provider-url', 'https://service.example'];
    expect(await cliWith(variables, ...url, ...files(), '--ca', ca)).toMatchObject(passed);
    const authorization = `Basic ${Buffer.from('me:proxy-pass').toString('base64')}`;
    expect(targets[0]).toEqual(['service.example:443', authorization]);
    expect(asked.map(({ url: path }) => path)).toContain('/documented');
    const without = await cliWith(variables, ...url, ...files());
    expect(without.output).toContain('certificate is not trusted');
  });
});

describe('proxies', inTime, () => {
  const variablesFor = (port: number, exempt = '') => ({
    HTTP_PROXY: `http://127.0.0.1:${port}`,
    http_proxy: undefined,
    NO_PROXY: exempt,
    no_proxy: undefined,
  });
  const url = ['--provider-url', 'http://service.example:8080/base'];

  it('are used for a service on another machine', async () => {
    const { asked, port } = await start();
    expect(await cliWith(variablesFor(port), ...url, ...files())).toMatchObject(passed);
    const [request] = asked.filter(({ url: path }) => path.endsWith('/documented'));
    expect(request?.url).toBe('http://service.example:8080/base/documented');
    expect(request?.headers.host).toBe('service.example:8080');
  });

  it('are not used for what NO_PROXY names', async () => {
    const { asked, port } = await start();
    const { code } = await cliWith(variablesFor(port, '.example'), ...url, ...files());
    expect(code).toBe(1);
    expect(asked).toEqual([]);
  });
});
