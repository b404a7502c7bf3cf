/**
 * The recorded sequences accept an independent service and notice every planted bug, at the step
 * where a person would.
 */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from './command.mjs';
import { BUGS } from '../../testing/referenceService/bugs';
import { run } from '../testing/runCommand';
import { referenceService } from '../../testing/referenceService/service';

/** Timeout of a run on a busy machine, in ms. */
const LIMIT_MS = 180_000;

interface Arazzo {
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly {
      readonly stepId: string;
      readonly requestBody?: { payload: object };
    }[];
  }[];
}

interface Results {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly executedWorkflows: readonly {
          readonly workflowId: string;
          readonly executedSteps: readonly { readonly stepId: string; readonly status: string }[];
        }[];
      }
    >
  >;
}

const folder = mkdtempSync(join(tmpdir(), 'behaviour-test-'));
const server = referenceService();
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const program = join('contracts', 'backend', 'behaviour', 'cli.mjs');

/** The command that backend teams run. */
const cli = (...args: string[]) => run(command, ...args);

const urls = () => ['--provider-url', origin, '--state-url', `${origin}/states`];
const recorded = JSON.parse(
  readFileSync(join('contracts', 'backend', 'behaviour', 'behaviour.arazzo.json'), 'utf8'),
) as Arazzo;

/** Each sequence with a planted bug, named by the bug. */
function withBugs(): Arazzo {
  const workflows = Object.entries(BUGS).map(([bug, [id]]) => {
    const workflow = recorded.workflows.find(({ workflowId }) => workflowId === id);
    if (!workflow) throw new Error(`There is no sequence ${id}.`);
    const [state, ...steps] = structuredClone(workflow.steps);
    const { params } = state?.requestBody?.payload as { params: Record<string, string> };
    params.bug = bug;
    return { ...workflow, workflowId: bug.replaceAll(' ', '-'), steps: [state, ...steps] };
  });
  return { ...recorded, workflows } as Arazzo;
}

describe('a service that behaves as recorded', () => {
  it(
    'passes all sequences with other ids than the mock server',
    async () => {
      const { code, output } = await cli(...urls());
      expect(output).toContain(`Workflows: ${recorded.workflows.length} passed`);
      expect(code).toBe(0);
    },
    LIMIT_MS,
  );
});

describe('a service with a planted bug', () => {
  const failedAt = new Map<string, string | undefined>();
  let report = '';
  const [page, junit] = [join(folder, 'bugs.html'), join(folder, 'bugs.xml')];

  beforeAll(async () => {
    const [document, json] = [join(folder, 'bugs.json'), join(folder, 'results.json')];
    writeFileSync(document, JSON.stringify(withBugs()));
    const reports = ['--json', json, '--html', page, '--junit', junit];
    const { code, output } = await cli(...urls(), '--document', document, ...reports);
    expect(code).toBe(1);
    report = output;
    const { files } = JSON.parse(readFileSync(json, 'utf8')) as Results;
    const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
    for (const { workflowId, executedSteps } of workflows) {
      const failed = executedSteps.find(({ status }) => status !== 'success');
      failedAt.set(workflowId, failed?.stepId);
    }
  }, LIMIT_MS);

  it.each(Object.entries(BUGS))('fails if %s', (bug, [, step]) => {
    expect(failedAt.get(bug.replaceAll(' ', '-'))).toBe(step);
  });

  it('is reported with what it answered and what was expected, in a few lines for each failure', () => {
    const bugs = Object.keys(BUGS).length;
    expect(report).toContain(`Workflows: 0 passed, ${bugs} failed, ${bugs} total`);
    const block = /^FAILED {2}a-bill-has-another-amount\n(( .*\n)*)/m.exec(report)?.[1];
    expect(block?.split('\n').slice(0, 2)).toEqual([
      '  step settled: GET /api/ipc/recordPlanController/getOrderDetail',
      '    data.payPrice: got 3, expected 2.99',
    ]);
    expect(report).toMatch(
      /^ {4}data: got a list of 4, expected 0 rows with deviceId the input deviceId$/m,
    );
    expect(report).toMatch(
      /nextRenewal: got "2026-12-21T10:00:00.000Z", expected one that matches/,
    );
    expect(report).not.toContain('✓');
    expect(report.split('\n').length).toBeLessThan(7 * bugs);
    for (const line of report.split('\n')) expect(line.length).toBeLessThan(300);
  });

  it('has a page with what was received beside what was needed, and a JUnit file', () => {
    const bugs = Object.keys(BUGS).length;
    expect(readFileSync(page, 'utf8')).toMatch(
      /<h3>a-bill-has-another-amount<\/h3>.*getOrderDetail.*data\.payPrice<\/h4>.*Received<\/dt><dd[^>]*>3<.*Needed<\/dt><dd>2\.99</,
    );
    expect(readFileSync(junit, 'utf8')).toContain(`tests="${bugs}" failures="${bugs}"`);
  });
});

describe('a service that is broken', () => {
  it(
    'is reported once, not for each sequence',
    async () => {
      const broken = createServer((_, response) => {
        response.writeHead(503, { 'Content-Type': 'text/html' });
        response.end('<h1>\u001b[31mMaintenance</h1>');
      });
      await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
      const { code, output } = await cli('--provider-url', url, '--state-url', `${origin}/states`);
      broken.close();
      expect(code).toBe(1);
      expect(output).toContain('    the answer: HTTP 503, ');
      expect(output).not.toContain('\u001b');
      expect(output.split('\n').length).toBeLessThan(40);
    },
    LIMIT_MS,
  );
});

describe('the command', () => {
  it(
    'runs one sequence, with a replaced id',
    async () => {
      const one = ['--sequence', 'wrong-amount'];
      const passed = await cli(...urls(), ...one);
      expect(passed).toMatchObject({
        code: 0,
        output: expect.stringContaining('1 passed, 1 total'),
      });
      const replaced = [...one, '--input', 'monthPriceId=unknown', '--verbose'];
      const { stdout } = await promisify(execFile)(process.execPath, [
        program,
        ...urls(),
        ...replaced,
      ]);
      expect(stdout).toContain('"goodsPriceId": "unknown"');
    },
    LIMIT_MS,
  );

  it('lists the sequences and inputs without a service', async () => {
    const { code, output } = await cli('--list');
    expect(code).toBe(0);
    expect(output).toMatch(/^downgrade-undone +Keeping the current plan cancels the change$/m);
    expect(output).toMatch(/^goodsId +5001$/m);
  });

  it.each([
    ['no provider URL', ['--state-url', 'http://127.0.0.1/'], '--provider-url is missing'],
    ['no state URL', ['--provider-url', 'http://127.0.0.1/'], '--state-url is missing'],
    ['a URL of another kind', ['--provider-url', 'ftp://x'], '--provider-url must be a URL'],
    ['an unknown sequence', ['--sequence', 'x'], '--sequence must be one of first-purchase'],
    ['an unknown option', ['--nothing'], "Unknown option '--nothing'"],
    ['a document that does not exist', ['--document', 'nowhere'], '--document cannot be read'],
  ])('ends with 2 for %s', async (_, args, message) => {
    expect(await cli(...args)).toMatchObject({ code: 2, output: expect.stringContaining(message) });
  });

  it('ends with 2 for an unknown input', async () => {
    const { code, output } = await cli(...urls(), '--input', 'colour=red');
    expect([code, output]).toEqual([
      2,
      expect.stringContaining('the names are username, password'),
    ]);
  });
});
