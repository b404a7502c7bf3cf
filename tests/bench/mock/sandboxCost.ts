import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Sandboxes whose making is looked at together: one alone says little. */
export const FEW = 20;
/** Sandboxes there are when the first making counts: those before warm up. */
export const EARLY = 60;

/** What was found when more sandboxes were made than are kept. Memory in MB of 1024 * 1024 bytes. */
export interface SandboxCost {
  /** Sandboxes that still answer, the default one included. */
  readonly kept: number;
  readonly made: number;
  /** Time to make one, over HTTP. */
  readonly msEach: number;
  /** The same of the `FEW` up to `EARLY`, and of the last ones: the middle of each. */
  readonly msFirst: number;
  readonly msLast: number;
  /** Heap of one. */
  readonly mbEach: number;
  /** Resident memory of the whole process with all of them. */
  readonly residentMb: number;
  /** The same with one of them. */
  readonly residentMbOfOne: number;
  /** The same once json-server's REST was used in each. */
  readonly residentMbWithDb: number;
  /** The first sandbox answers 404. */
  readonly oldestGone: boolean;
  /** Time of a call in a sandbox that is in memory, and in one that is read from the store first. */
  readonly msCall: number;
  readonly msMiss: number;
  /** The same with a store of files: making one, an order that is saved, a call that reads a file. */
  readonly msEachSaved: number;
  readonly msOrderSaved: number;
  readonly msMissSaved: number;
}

/** Makes `made` sandboxes in a server that keeps `kept`, in its own process. */
export async function sandboxCost(kept: number, made: number): Promise<SandboxCost> {
  const program = fileURLToPath(new URL('../servers/sandboxCost.ts', import.meta.url));
  const args = ['--expose-gc', '--import', 'tsx', program, String(kept), String(made)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as SandboxCost;
}
