import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callOf, domainNames } from '../../backend/verify/domains.mjs';
import { ASSUMED, DOCUMENTED, pactDir } from '../../backend/verify/pactFiles.mjs';
import { digestsOf, recordRun } from '../../backend/verify/record.mjs';
import { interaction } from '../diff/samples';
import { run as runCommand } from '../../backend/testing/runCommand';
import { mayDeployCommand } from './command';
import { readServices } from '../services';
import { mayDeploy } from './mayDeploy';
import type { Question } from './mayDeploy';
import { readRecords } from './records';

interface Pact {
  readonly interactions: readonly {
    readonly description: string;
    readonly request: { readonly method: string; readonly path: string };
  }[];
}

/** The interactions of a committed pact, as the verifier reports them. */
const committed = (file: string) =>
  (JSON.parse(readFileSync(join(pactDir, file), 'utf8')) as Pact).interactions.map(
    ({ description, request }) => ({ description, sent: request, pending: false }),
  );

const NOW = new Date('2026-11-27T10:00:00Z');
const DIGESTS = { order: 'aaaa', billing: 'bbbb', assumed: 'cccc' };
const SERVICES = { shop: ['order'], books: ['billing'] };

const verification = (domain: string, more: object = {}) => ({
  domain,
  digest: DIGESTS[domain as keyof typeof DIGESTS],
  contractVersion: '1.0.0',
  serviceVersion: '7',
  verifiedAt: '2026-11-20T10:00:00Z',
  result: 'passed' as const,
  passed: 3,
  failed: 0,
  pending: 0,
  ...more,
});
const record = (service: string, ...verifications: ReturnType<typeof verification>[]) => ({
  name: service,
  record: { service, verifications },
});

const shop = record('shop', verification('order'));
const books = record('books', verification('billing'));

function decide(records: Question['records'], more: Partial<Question> = {}) {
  const question = { services: SERVICES, records, digests: DIGESTS, now: NOW, ...more };
  const { yes, answers, remarks } = mayDeploy(question);
  return { yes, verdicts: answers.map(({ verdict }) => verdict), answers, remarks };
}

describe('mayDeploy', () => {
  it('says yes if every service has fulfilled this contract', () => {
    expect(decide([shop, books])).toMatchObject({ yes: true, verdicts: ['verified', 'verified'] });
  });

  it('says no without a record, and by a record of another contract', () => {
    const { yes, answers } = decide([record('shop', verification('order', { digest: 'old' }))]);
    expect(yes).toBe(false);
    expect(answers.map(({ verdict }) => verdict)).toEqual(['outdated', 'missing']);
    expect(answers[0]?.reason).toMatch(
      /^The contract has changed since 7 was verified \(version 1/,
    );
  });

  it('says no if the service failed, though an earlier contract passed', () => {
    const failed = verification('order', { result: 'failed', passed: 2, failed: 1 });
    const earlier = verification('order', { digest: 'old' });
    const { verdicts, answers } = decide([record('shop', earlier, failed), books]);
    expect(verdicts).toEqual(['failed', 'verified']);
    expect(answers[0]?.reason).toBe('1 of 3 failed: 7 on 2026-11-20.');
  });

  it('says no if the verification is older than it may be', () => {
    expect(decide([shop, books], { maxAgeDays: 6 }).verdicts).toEqual(['expired', 'expired']);
    expect(decide([shop, books], { maxAgeDays: 7 }).yes).toBe(true);
  });

  it('can ask about one service and one version of it', () => {
    expect(decide([shop], { service: 'shop' }).yes).toBe(true);
    expect(decide([shop], { service: 'shop', serviceVersion: '7' }).yes).toBe(true);
    expect(decide([shop], { service: 'shop', serviceVersion: '8' }).verdicts).toEqual([
      'other version',
    ]);
  });

  it('judges the version that is asked for, also after another one was verified', () => {
    const h1 = verification('order', { serviceVersion: 'h1' });
    const h2 = verification('order', {
      serviceVersion: 'h2',
      verifiedAt: '2026-11-21T10:00:00Z',
      result: 'failed',
      passed: 2,
      failed: 1,
    });
    const both = [record('shop', h1, h2)];
    const ask = (version?: string) =>
      decide(both, { service: 'shop', serviceVersion: version }).verdicts;
    expect(ask('h1')).toEqual(['verified']);
    expect(ask('h2')).toEqual(['failed']);
    expect(ask('h3')).toEqual(['other version']);
    // Without a version, the one that was verified last counts.
    expect(ask()).toEqual(['failed']);
  });

  it('says no if nothing has passed', () => {
    const none = record('shop', verification('order', { passed: 0, pending: 3 }));
    expect(decide([none], { service: 'shop' })).toMatchObject({
      yes: false,
      answers: [{ reason: expect.stringContaining('None has passed') as string }],
    });
  });

  it('says no by a record of the future, which hides no earlier one', () => {
    const future = verification('order', { verifiedAt: '2099-01-01T00:00:00Z' });
    const { yes, answers } = decide([record('shop', future)], { service: 'shop' });
    expect(yes).toBe(false);
    expect(answers[0]?.reason).toContain('of 2099-01-01, in the future');
    const failed = verification('order', { result: 'failed', passed: 2, failed: 1 });
    expect(decide([record('shop', future, failed)], { service: 'shop' }).verdicts).toEqual([
      'failed',
    ]);
  });

  it('says no for a domain that no service answers, but not for assumed calls', () => {
    const { yes, answers } = decide([shop], { services: { shop: ['order'] } });
    expect(yes).toBe(false);
    expect(answers.at(-1)).toMatchObject({ domain: 'billing', service: 'none' });
    expect(answers.map(({ domain }) => domain)).not.toContain('assumed');
  });

  it('says no for a service whose domain is unknown', () => {
    const services = { ...SERVICES, new: ['nowhere'] };
    expect(decide([shop, books], { services }).answers.at(-1)?.reason).toMatch(
      /no domain "nowhere"/,
    );
  });

  it('reports a record that cannot be used, and one of an unknown service', () => {
    const broken = { name: 'shop', problem: 'Its record shop.json is no JSON.' };
    const stranger = record('stranger', verification('order'));
    const { verdicts, remarks } = decide([broken, books, stranger]);
    expect(verdicts).toEqual(['unreadable', 'verified']);
    expect(remarks).toEqual([expect.stringContaining('"stranger" is not in services.json')]);
  });
});

describe('records', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'records-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const file = (service: string) => join(folder, `${service}.json`);
  const results = (isFailing = false) =>
    [DOCUMENTED, ASSUMED].flatMap((pact) =>
      committed(pact).map((one, at) => ({ ...one, passed: !(isFailing && at === 0) })),
    );
  const run = (service: string, serviceVersion: string, all = results()) =>
    recordRun({
      file: file(service),
      service,
      serviceVersion,
      results: all,
      pacts: pactDir,
      at: NOW,
    });
  const verifications = (service: string) => {
    const [found] = readRecords(folder).filter(({ name }) => name === service);
    return found && 'record' in found ? found.record.verifications : [];
  };

  it('has one entry for each domain, and one for all that is assumed', () => {
    run('all', '1');
    expect(verifications('all').map(({ domain }) => domain)).toEqual([...domainNames()].sort());
    const { length } = committed(ASSUMED);
    expect(verifications('all').find(({ domain }) => domain === 'assumed')).toMatchObject({
      passed: length,
      result: 'passed',
      verifiedAt: NOW.toISOString(),
    });
  });

  it('replaces an entry by a later run of the same version, and keeps the other versions', () => {
    const failing = results(true).slice(0, 1);
    run('all', '1');
    run('all', '2', failing);
    run('all', '2', failing);
    const entries = verifications('all');
    expect(entries).toHaveLength(domainNames().length + 1);
    expect(entries.filter(({ serviceVersion }) => serviceVersion === '2')).toEqual([
      expect.objectContaining({ result: 'failed', failed: 1, passed: 0 }),
    ]);
  });

  it('keeps the ten newest versions of a domain', () => {
    const one = results().slice(0, 1);
    for (let version = 1; version <= 12; version += 1) run('all', `${version}`, one);
    expect(verifications('all').map(({ serviceVersion }) => serviceVersion)).toEqual([
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
    ]);
  });

  it('refuses the file of another service, and reports files that are no record', () => {
    writeFileSync(file('other'), JSON.stringify({ service: 'shop', verifications: [] }));
    expect(() => run('other', '1')).toThrow('is not the record of "other"');
    writeFileSync(file('broken'), '{');
    expect(() => run('broken', '1')).toThrow('is no JSON');
    writeFileSync(file('partly'), JSON.stringify({ service: 'partly', verifications: [{}] }));
    expect(readRecords(folder)).toEqual([
      { name: 'broken', problem: expect.stringContaining('is no JSON') },
      { name: 'other', problem: expect.stringContaining('of another service') },
      { name: 'partly', problem: expect.stringContaining('is incomplete') },
    ]);
  });

  it('has a digest that depends on what is asked for, not on order, names or files', () => {
    const one = interaction({ body: { code: 200, data: 1 } });
    const other = interaction({ path: '/other' });
    const digest = (...all: Parameters<typeof digestsOf>[0]) =>
      digestsOf(all, () => 'order')['order'];
    const reordered = {
      ...one,
      response: Object.fromEntries(Object.entries(one.response).reverse()),
    };
    expect(digest(one, other)).toBe(digest(other, reordered as typeof one, one));
    expect(digest({ ...one, description: 'renamed' } as typeof one)).toBe(digest(one));
    expect(digest(one)).not.toBe(digest(interaction({ body: { code: 200, data: 2 } })));
  });

  it(
    'makes contracts:may-deploy say yes, and no when one of them is missing',
    { timeout: 60_000 },
    async () => {
      const services = Object.keys(readServices());
      for (const service of services) {
        const own = readServices()[service] ?? [];
        run(
          service,
          '1',
          results().filter(({ sent }) => own.includes(callOf(sent)?.domain ?? '')),
        );
      }
      const yes = await runCommand(mayDeployCommand, '--records', folder);
      expect(yes.output).toContain('Yes, it may be deployed.');
      expect(yes.code).toBe(0);
      rmSync(file('billing'));
      const no = await runCommand(mayDeployCommand, '--records', folder);
      expect(no.output).toMatch(/ NO +billing +billing +It has never been verified/);
      expect(no).toMatchObject({ code: 1, output: expect.stringContaining('No: 1 of 9') });
      const one = await runCommand(
        mayDeployCommand,
        '--records',
        folder,
        '--service',
        'order',
        '--json',
      );
      expect(JSON.parse(one.output)).toMatchObject({ yes: true });
      expect(one.code).toBe(0);
    },
  );

  it('makes contracts:may-deploy refuse wrong arguments', { timeout: 60_000 }, async () => {
    const wrong = [
      ['--service', 'nowhere'],
      ['--service-version', '1'],
      ['--max-age', 'soon'],
      ['--portal-version', 'no-such-revision'],
      ['--surprise'],
    ];
    for (const args of wrong) expect((await runCommand(mayDeployCommand, ...args)).code).toBe(2);
  });

  it('writes a record that people can read', () => {
    run('all', '1');
    expect(readFileSync(file('all'), 'utf8')).toMatch(
      /^\{\n {2}"service": "all",\n {2}"verifications": \[\n/,
    );
  });
});

describe('services.json', () => {
  it('gives every documented domain to a service, and names no other domain', () => {
    const owned = Object.values(readServices()).flat();
    const documented = domainNames().filter((domain) => domain !== 'assumed');
    expect([...owned].sort()).toEqual([...documented].sort());
  });
});
