import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startOnRandomPort } from '../processes';
import type { Running } from '../processes';

const require = createRequire(import.meta.url);

/** Starts Pact's stub server with one interaction: it matches method, path and body. */
export async function startPactStub(
  path: string,
  request: object,
  answer: object,
  temporary: string,
): Promise<Running> {
  const file = join(temporary, 'stub.json');
  writeFileSync(file, JSON.stringify(pactOf(path, request, answer)));
  const home = dirname(
    require.resolve(`@pact-foundation/pact-cli-${process.platform}-${process.arch}/package.json`),
  );
  const program = join(home, 'standalone', 'pact');
  return startOnRandomPort(
    (port) => ['stub', '--file', file, '--port', String(port), '--loglevel', 'none'],
    '/',
    () => true,
    program,
  );
}

const json = { 'Content-Type': ['application/json'] };
const bodyOf = (content: object) => ({ contentType: 'application/json', encoded: false, content });

const pactOf = (path: string, request: object, answer: object) => ({
  consumer: { name: 'bench' },
  provider: { name: 'rows' },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'the plans of a home',
      pending: false,
      request: { method: 'POST', path, headers: json, body: bodyOf(request) },
      response: { status: 200, headers: json, body: bodyOf(answer) },
    },
  ],
  metadata: { pactSpecification: { version: '4.0' } },
});
