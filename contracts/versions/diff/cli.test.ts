import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../backend/testing/runCommand';
import { diff } from './command';

const CONTRACTS = 'contracts';
const PACT = join('pacts', 'homeview-portal-homeview-backend.json');

interface Pact {
  interactions: { description: string; response: { body: { content: { data?: object } } } }[];
}

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync(join(CONTRACTS, 'pacts'), join(folder, 'pacts'), { recursive: true });
  copyFileSync(join(CONTRACTS, 'openapi.json'), join(folder, 'openapi.json'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Renames a field of the first bill in the whole pact of the copy. */
function renameField() {
  const file = join(folder, PACT);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('subscribeDate', 'paidAt'));
}

describe('contracts:diff', { timeout: 60_000 }, () => {
  it('finds nothing between the contract and its copy, whatever the order of its keys', async () => {
    const file = join(folder, PACT);
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
    };
    writeFileSync(file, JSON.stringify(reversed(JSON.parse(readFileSync(file, 'utf8')))));
    expect(await run(diff, CONTRACTS, folder)).toEqual({
      code: 0,
      output: expect.stringContaining('Nothing changed for a backend.'),
    });
  });

  it('names a renamed field, its call and its service, and exits with 1', async () => {
    renameField();
    const { code, output } = await run(diff, CONTRACTS, folder);
    expect(code).toBe(1);
    expect(output).toContain('getPageOrderList (billing, service billing)');
    expect(output).toMatch(
      /response \$\.data\.list\[\*\]\.paidAt is new: your service must send it in place of \$\.data\.list\[\*\]\.subscribeDate/,
    );
    expect(output).toContain('\n1 change breaks a backend, 0 relax');
  });

  it('prints the same as JSON', async () => {
    renameField();
    const { code, output } = await run(diff, CONTRACTS, folder, '--json');
    const { counts, changes } = JSON.parse(output) as {
      counts: { breaks: number };
      changes: { severity: string; place: string }[];
    };
    expect(code).toBe(1);
    expect(counts.breaks).toBe(changes.filter(({ severity }) => severity === 'breaks').length);
    expect(changes[0]?.place).toBe('response $.data.list[*].paidAt');
  });

  it('exits with 0 if the contract only asks for less', async () => {
    const file = join(folder, PACT);
    const pact = JSON.parse(readFileSync(file, 'utf8')) as Pact;
    pact.interactions.pop();
    writeFileSync(file, JSON.stringify(pact));
    rmSync(join(folder, 'pacts', 'domains'), { recursive: true, force: true });
    const { code, output } = await run(diff, CONTRACTS, folder);
    expect(output).toContain('0 changes break a backend, 1 relaxes');
    expect(code).toBe(0);
  });

  it('compares single files, and a git revision with this working tree', async () => {
    const openApi = join(folder, 'openapi.json');
    const text = readFileSync(openApi, 'utf8');
    writeFileSync(openApi, text.replaceAll('"subscribeDate"', '"paidAt"'));
    const { code, output } = await run(diff, join(CONTRACTS, 'openapi.json'), openApi);
    expect(output).toMatch(
      /Breaks a backend[^]*response \$\.data\.list\[\*\]\.paidAt is new: your service must send it in place of/,
    );
    expect(code).toBe(1);
    expect((await run(diff, 'HEAD')).output).toContain('(HEAD) → ');
  });

  it('refuses wrong arguments with exit code 2', async () => {
    for (const args of [
      ['no-such-revision'],
      ['a', 'b', 'c'],
      ['--surprise'],
      ['--changelog', 'HEAD'],
    ]) {
      expect((await run(diff, ...args)).code).toBe(2);
    }
    writeFileSync(join(folder, 'broken.json'), '{');
    const { code, output } = await run(diff, join(folder, 'broken.json'));
    expect(code).toBe(2);
    expect(output).toMatch(/broken\.json is no JSON/);
    mkdirSync(join(folder, 'empty'));
    expect((await run(diff, join(folder, 'empty'))).output).toContain(
      'has neither pact files nor an OpenAPI document',
    );
  });
});
