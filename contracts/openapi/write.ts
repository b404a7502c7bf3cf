/**
 * `npm run contracts:openapi`: writes contracts/openapi.json. `-- --check` writes nothing and fails
 * if the committed file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endpoints } from '../catalogue';
import { CannotExpress } from './jsonSchema/jsonSchema';
import { asText, toOpenApi } from './toOpenApi';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

const committed = () => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const text = asText(await toOpenApi(endpoints));
  const same = committed() === text;
  if (!values.check) writeFileSync(file, text);
  const verdict = same ? 'unchanged' : values.check ? 'DIFFERS' : 'written';
  print(`${verdict}: contracts/openapi.json (${endpoints.length} calls)`);
  if (same || !values.check) return true;
  print('Regenerate and commit it: npm run contracts:openapi');
  return false;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotExpress)) throw error;
  print(`OpenAPI cannot say this: ${error.message}`);
  process.exitCode = 1;
}
