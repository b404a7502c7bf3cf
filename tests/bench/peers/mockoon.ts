import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peerProgram } from './peers';
import { startOnRandomPort } from '../processes';
import type { Running } from '../processes';

/**
 * Starts Mockoon with the rows as one static route, `/rows`. @throws Error when it cannot be
 * fetched.
 */
export async function startMockoon(rows: unknown, temporary: string): Promise<Running> {
  // Installs about 250 packages.
  const program = await peerProgram('@mockoon/cli', '9.9.0', 'bin/run.js');
  const data = join(temporary, 'mockoon.json');
  return startOnRandomPort((port) => {
    writeFileSync(data, JSON.stringify(environment(port, JSON.stringify(rows))));
    const options = ['--data', data, '--port', String(port), '--repair', '--disable-log-to-file'];
    return [program, 'start', ...options];
  }, '/rows');
}

/** The minimal environment with a route; Mockoon adds the rest. */
const environment = (port: number, body: string) => ({
  uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0001',
  lastMigration: 33,
  name: 'bench',
  port,
  hostname: '127.0.0.1',
  rootChildren: [{ type: 'route', uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0002' }],
  routes: [
    {
      uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0002',
      type: 'http',
      method: 'get',
      endpoint: 'rows',
      responses: [
        {
          uuid: '3f0ed4f1-6a0f-4f8e-9d57-0a9f8a1c0003',
          body,
          bodyType: 'INLINE',
          statusCode: 200,
          headers: [{ key: 'Content-Type', value: 'application/json' }],
          disableTemplating: true,
          default: true,
        },
      ],
    },
  ],
});
