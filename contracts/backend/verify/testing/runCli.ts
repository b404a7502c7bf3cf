import { vi } from 'vitest';
import { run } from '../../testing/runCommand';
import type { Run } from '../../testing/runCommand';
import { command } from '../command.mjs';

/** Test helper: runs `contracts:verify` in this process, with an unreachable proxy: it must not be used for loopback. */
export function cli(...args: string[]): Promise<Run> {
  for (const name of ['HTTP_PROXY', 'http_proxy']) vi.stubEnv(name, 'http://127.0.0.1:9');
  return run(command, ...args);
}
