import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTED } from './pactFiles.mjs';
import type { VerificationRecord } from './record.mjs';
import { cli } from './testing/runCli';

const PATH = '/payGateway/payModeList';
const content = (code: number) => ({ contentType: 'application/json', content: { code } });
const pact = {
  consumer: { name: 'portal' },
  provider: { name: 'backend' },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'payModeList: the ways to pay',
      pending: false,
      providerStates: [{ name: 'demo' }],
      request: { method: 'GET', path: PATH },
      response: { status: 200, body: content(200) },
    },
  ],
  metadata: { pactSpecification: { version: '4.0' } },
};

let code = 200;
const service = createServer((_, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ code }));
});

let folder = '';
let origin = '';
beforeEach(async () => {
  code = 200;
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  writeFileSync(join(folder, DOCUMENTED), JSON.stringify(pact));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const file = () => join(folder, 'shop.json');
const verify = (...more: string[]) => {
  const paths = ['--pacts', folder, '--junit', join(folder, 'junit.xml'), '--record', file()];
  return cli('--provider-url', origin, ...paths, ...more);
};
const shop = (version: string) => ['--service', 'shop', '--service-version', version];
const record = () => JSON.parse(readFileSync(file(), 'utf8')) as VerificationRecord;

describe('contracts:verify --service', { timeout: 60_000 }, () => {
  it('records a run that passed, and then the one that failed', async () => {
    const { code: exit, output } = await verify(...shop('1'));
    expect(output).toContain(`Record: ${file()}`);
    expect(exit).toBe(0);
    expect(record().service).toBe('shop');
    expect(record().verifications).toEqual([
      expect.objectContaining({ domain: 'package', serviceVersion: '1', result: 'passed' }),
    ]);
    code = 500;
    expect((await verify(...shop('2'))).code).toBe(1);
    expect(record().verifications).toEqual([
      expect.objectContaining({ serviceVersion: '2', result: 'failed', passed: 0, failed: 1 }),
      expect.objectContaining({ serviceVersion: '1', result: 'passed' }),
    ]);
  });

  it('refuses wrong arguments before it sends anything', async () => {
    const wrong = [
      [],
      ['--service', 'shop'],
      ['--service', '../shop', '--service-version', '1'],
      [...shop('1'), '--only', 'ways'],
    ];
    for (const args of wrong) expect((await verify(...args)).code).toBe(2);
    writeFileSync(file(), '{}');
    const { code: exit, output } = await verify(...shop('1'));
    expect(output).toContain('is not the record of "shop"');
    expect(exit).toBe(2);
  });
});
