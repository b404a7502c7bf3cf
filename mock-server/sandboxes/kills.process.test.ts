/** Acknowledged writes survive when the writing process is killed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { openFolder } from './folder';
import { Sandboxes } from './sandboxes';
import { readState, stateOf } from './state';
import { openStore } from './store';

/**
 * The number of processes to kill. Starting one costs far more than killing it: `KILLS=1000` for
 * all.
 */
const KILLS = Number(process.env.KILLS ?? 50);

/** Processes at a time. */
const AT_ONCE = 4;

/** Time limit for all kills, in ms. */
const LIMIT_MS = 60_000 + KILLS * 500;

const folder = mkdtempSync(join(tmpdir(), 'kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the module for plain Node, which starts faster than with a loader. */
function plainModule(): string {
  const source = readFileSync(new URL('folder.ts', import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const atomic = fileURLToPath(import.meta.resolve('write-file-atomic'));
  const path = join(folder, 'writer.mjs');
  writeFileSync(
    path,
    `${outputText.replace("'write-file-atomic'", JSON.stringify(atomic))}
import { readFileSync } from 'node:fs';
const [, , target, file] = process.argv;
const adapter = await openFolder(target);
const state = JSON.parse(readFileSync(file, 'utf8'));
for (let round = 1; ; round += 1) {
  state.world.counters.orders = round;
  await adapter.set('sandbox.x', JSON.stringify({ value: state }));
  process.stdout.write(round + ' ');
}
`,
  );
  return path;
}

/** A sandbox in its saved form. */
async function savedState(): Promise<string> {
  const [home] = scenarios;
  if (!home) throw new Error('there is no scenario');
  const store = await openStore('memory');
  const sandboxes = new Sandboxes({ home, realTime: Date.now, store, quota: 1 });
  return JSON.stringify(stateOf(await sandboxes.make(home)));
}

/** Kills a writer some ms after its first output, and returns the last number it acknowledged. */
function killWhileWriting(args: readonly string[], ms: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
    child.stdout.on('data', (words: Buffer) => (said += words.toString()));
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      // A number without a following space may be incomplete.
      const last = said.slice(0, said.lastIndexOf(' ')).split(' ').at(-1);
      if (signal === 'SIGKILL') resolve(Number(last));
      else reject(new Error('the writer ended by itself'));
    });
  });
}

it(`loses no acknowledged write in ${KILLS} killed processes`, { timeout: LIMIT_MS }, async () => {
  const [writer, state] = [plainModule(), join(folder, 'state.json')];
  writeFileSync(state, await savedState());
  let killed = 0;
  const worker = async (lane: number) => {
    const target = join(folder, `lane-${lane}`);
    while (killed < KILLS) {
      killed += 1;
      const acknowledged = await killWhileWriting([writer, target, state], killed % 25);
      expect(acknowledged).toBeGreaterThan(0);
      const text = await (await openFolder(target)).get<string>('sandbox.x');
      const { value } = JSON.parse(String(text)) as { value: unknown };
      const { world } = await readState(value);
      expect(world.counters.orders).toBeGreaterThanOrEqual(acknowledged);
      expect(world.counters.orders).toBeLessThanOrEqual(acknowledged + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => worker(lane)));
  expect(killed).toBeGreaterThanOrEqual(KILLS);
});
