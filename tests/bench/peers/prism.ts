import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peerProgram } from './peers';
import { startOnRandomPort } from '../processes';
import type { Running } from '../processes';

interface Operation {
  responses: Record<string, { content: Record<string, { schema: object; example?: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/**
 * Starts Prism with our OpenAPI document and an example for one call: it validates requests, like
 * the mock. @throws Error when it cannot be fetched.
 */
export async function startPrism(
  path: string,
  answer: object,
  temporary: string,
): Promise<Running> {
  const program = await peerProgram('@stoplight/prism-cli', '5.14.2', 'dist/index.js');
  const source = new URL('../../../contracts/openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(source, 'utf8')) as Document;
  const json = document.paths[path]?.['post']?.responses['200']?.content['application/json'];
  if (!json) throw new Error(`contracts/openapi.json has no POST ${path}.`);
  json.example = answer;
  const file = join(temporary, 'prism.json');
  writeFileSync(file, JSON.stringify(document));
  const options = [
    'mock',
    '--host',
    '127.0.0.1',
    '--verboseLevel',
    'silent',
    '--multiprocess',
    'false',
  ];
  // No call of the document answers without headers, so any response means that Prism is running.
  return startOnRandomPort(
    (port) => [program, ...options, '--port', String(port), file],
    '/',
    () => true,
  );
}
