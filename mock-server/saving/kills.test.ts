import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_SANDBOX } from '../http/localHosts';
import { Sandboxes } from '../sandboxes';
import { scenarios } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { readAll, writeAll } from './savedSandboxes';
import { writeWhole } from './writeWhole';
import type { Files } from './writeWhole';

/** Deaths that are played, each at another point of a writing. */
const DEATHS = 1000;

/** Processes that are really killed. Starting one costs far more than killing it: `KILLS=1000` for all. */
const KILLS = Number(process.env.KILLS ?? 50);

/** Processes at a time. */
const AT_ONCE = 4;

/** Until the last of them is dead, in ms. */
const LIMIT_MS = 15_000 + KILLS * 500;

const home = mustScenario(0);

function mustScenario(index: number): Scenario {
  const scenario = scenarios[index];
  if (!scenario) throw new Error(`there is no scenario ${index}`);
  return scenario;
}

const folder = mkdtempSync(join(tmpdir(), 'kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sandboxes as a server has them; `round` tells the states apart. */
function saved(round: number): string {
  const sandboxes = new Sandboxes(home, Date.now, 10);
  sandboxes.make(mustScenario(round));
  return writeAll(sandboxes);
}

/** Reads the file as a server does when it starts; throws where it cannot. */
function restore(path: string): void {
  const sandboxes = new Sandboxes(home, Date.now, 10);
  readAll(path, sandboxes, home);
  expect(sandboxes.find(DEFAULT_SANDBOX)).toBeDefined();
  expect(sandboxes.all()).toHaveLength(2);
}

/** A file system in memory whose process dies after so many steps; a writing dies in its middle. */
class MortalFiles implements Files {
  readonly contents = new Map<string, string>();
  constructor(private stepsLeft: number) {}

  private step(): void {
    if (this.stepsLeft <= 0) throw new Error('killed');
    this.stepsLeft -= 1;
  }
  async open(path: string) {
    this.step();
    this.contents.set(path, '');
    return {
      writeFile: async (text: string) => {
        // Every letter is a step: the file grows while it is written.
        const written = Math.min(text.length, this.stepsLeft);
        this.contents.set(path, text.slice(0, written));
        this.stepsLeft -= written;
        if (written < text.length) throw new Error('killed');
      },
      sync: async () => this.step(),
      close: async () => this.step(),
    };
  }
  async rename(from: string, to: string) {
    this.step();
    this.contents.set(to, this.contents.get(from) ?? '');
    this.contents.delete(from);
  }
}

/** The module as a file that plain Node runs, which starts faster than a loader. */
function plainModule(): string {
  const source = readFileSync(new URL('writeWhole.ts', import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const path = join(folder, 'writer.mjs');
  writeFileSync(
    path,
    `${outputText}
import { readFileSync } from 'node:fs';
const [, , path, one, other] = process.argv;
const texts = [readFileSync(one, 'utf8'), readFileSync(other, 'utf8')];
process.stdout.write('ready');
for (let round = 0; ; round += 1) await writeWhole(path, texts[round % 2]);
`,
  );
  return path;
}

describe('a file of saved sandboxes', () => {
  it(`is whole after each of ${DEATHS} deaths at another point of a writing`, async () => {
    const [before, after] = [saved(1), saved(2)];
    const steps = after.length + 4;
    for (let death = 0; death < DEATHS; death += 1) {
      // The first and the last steps each, and evenly between.
      const at =
        death < 20
          ? death
          : death > DEATHS - 20
            ? steps - (DEATHS - death)
            : Math.floor((death / DEATHS) * steps);
      const files = new MortalFiles(at);
      files.contents.set('mock.json', before);
      await expect(writeWhole('mock.json', after, files)).rejects.toThrow('killed');
      expect(files.contents.get('mock.json') === before, `after ${at} steps`).toBe(true);
    }
    const files = new MortalFiles(steps);
    await writeWhole('mock.json', after, files);
    expect(files.contents).toEqual(new Map([['mock.json', after]]));
  });

  it(
    `is whole after ${KILLS} processes were killed while they wrote it`,
    { timeout: LIMIT_MS },
    async () => {
      const writer = plainModule();
      const [one, other] = [join(folder, 'one.json'), join(folder, 'other.json')];
      writeFileSync(one, saved(1));
      writeFileSync(other, saved(2));
      let killed = 0;
      const worker = async (lane: number) => {
        const path = join(folder, `mock-${lane}.json`);
        writeFileSync(path, saved(1));
        for (; killed < KILLS;) {
          killed += 1;
          await killWhileWriting([writer, path, one, other], killed % 25);
          restore(path);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => worker(lane)));
      expect(killed).toBeGreaterThanOrEqual(KILLS);
    },
  );
});

/** Starts a writer, lets it write for some ms, and kills it. */
function killWhileWriting(args: readonly string[], ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
    child.once('error', reject);
    child.once('exit', (_code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error('the writer ended by itself')),
    );
  });
}
