import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Number of sandboxes that are evaluated together, because a single one says little. */
export const FEW = 20;
/** Number of sandboxes at the first evaluation; those before it warm up. */
export const EARLY = 60;

/** Results of creating more sandboxes than are kept. Memory in MB of 1024 * 1024 bytes. */
export interface SandboxCost {
  /** Sandboxes that still answer, including the default one. */
  readonly kept: number;
  readonly made: number;
  /** Mean time to create one over HTTP. */
  readonly msEach: number;
  /** Median time of the `FEW` up to `EARLY`, and of the last ones. */
  readonly msFirst: number;
  readonly msLast: number;
  /** Heap of one. */
  readonly mbEach: number;
  /** Resident memory of the whole process with all of them. */
  readonly residentMb: number;
  /** Resident memory with one of them. */
  readonly residentMbOfOne: number;
  /** Resident memory after json-server's REST was used in each. */
  readonly residentMbWithDb: number;
  /** Whether the first sandbox answers 404. */
  readonly oldestGone: boolean;
  /** Time of a call in a sandbox in memory, and in one that is first read from the store. */
  readonly msCall: number;
  readonly msMiss: number;
  /**
   * With a file store: time to create one, of an order that is saved, of a call that reads a file.
   */
  readonly msEachSaved: number;
  readonly msOrderSaved: number;
  readonly msMissSaved: number;
}

/** Creates `made` sandboxes in a server that keeps `kept`, in its own process. */
export async function sandboxCost(kept: number, made: number): Promise<SandboxCost> {
  const program = fileURLToPath(new URL('../servers/sandboxCost.ts', import.meta.url));
  const args = ['--expose-gc', '--import', 'tsx', program, String(kept), String(made)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as SandboxCost;
}
