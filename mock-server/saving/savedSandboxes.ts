import { readFileSync } from 'node:fs';
import { restoreSnapshot, takeState } from '../control/snapshot';
import type { Sandboxes } from '../sandboxes';
import { findScenario } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';

/** All sandboxes as one JSON text. */
export const writeAll = (sandboxes: Sandboxes): string =>
  JSON.stringify({
    sandboxes: sandboxes.all().map((sandbox) => ({ id: sandbox.id, ...takeState(sandbox) })),
  });

/**
 * Brings the sandboxes of a file back; nothing where there is no file yet.
 * @throws Error that says which file cannot be read: it is left as it is.
 */
export function readAll(path: string, sandboxes: Sandboxes, home: Scenario): void {
  const text = readIfThere(path);
  if (text === null) return;
  try {
    const saved = JSON.parse(text) as { sandboxes: { id: string; scenario: string }[] };
    for (const { id, ...snapshot } of saved.sandboxes) {
      const scenario = findScenario(snapshot.scenario) ?? home;
      // A scenario of before must not keep the others from coming back.
      restoreSnapshot(sandboxes.put(id, scenario), { ...snapshot, scenario: scenario.id });
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} holds no saved sandboxes: ${why}`, { cause: error });
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
