/**
 * Validates the committed document against the OpenAPI 3.1 schema, and with the tools that teams
 * use: Redocly, Spectral and swagger-parser.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';

const text = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
const bent = (from: string, to: string) => {
  if (!text.includes(from)) throw new Error(`Nothing to bend: ${from}`);
  return text.replace(from, to);
};

const inSchema = async (source: string) => (await new Validator().validate(source)).valid;

const config = await createConfig({ extends: ['recommended-strict'] });
const problemsOf = async (source: string) =>
  (await lintFromString({ source, config, absoluteRef: 'openapi.json' })).map(
    ({ ruleId, severity, message }) => `${severity} ${ruleId}: ${message}`,
  );

const require = createRequire(import.meta.url);
const spectral = join(
  dirname(require.resolve('@stoplight/spectral-cli/package.json')),
  'dist',
  'index.js',
);
const ruleset = fileURLToPath(new URL('spectral.yaml', import.meta.url));

/** What Spectral says about a document. */
async function spectralOn(source: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, source);
  const args = ['lint', '--ruleset', ruleset, '--format', 'json', '--quiet', file];
  const { stdout, stderr } = await run(spectral, args);
  await rm(folder, { recursive: true });
  if (stdout === '') throw new Error(stderr);
  const results = JSON.parse(stdout) as { code: string; path: string[]; message: string }[];
  return results.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);
}

/** Runs a script of Node.js, whatever its exit code. */
const run = (script: string, args: readonly string[]) =>
  new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], { maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });

type SwaggerDocument = Parameters<(typeof SwaggerParser)['validate']>[0];

const parsed = (source: string) =>
  SwaggerParser.validate(JSON.parse(source) as SwaggerDocument).then(
    () => 'valid',
    (error: Error) => error.message,
  );

describe('the committed OpenAPI document', { timeout: 180_000 }, () => {
  it('is valid against the schema of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(text)).toMatchObject({ valid: true });
  });

  it('has no errors or warnings by the strict rules of Redocly', async () => {
    expect(await problemsOf(text)).toEqual([]);
  });

  it('has no errors or warnings by the rules of Spectral', async () => {
    expect(await spectralOn(text)).toEqual([]);
  });

  it('is valid for swagger-parser', async () => {
    expect(await parsed(text)).toBe('valid');
  });

  it('is rejected by the validators after a wrong change', async () => {
    expect(await inSchema(bent('"in": "query"', '"in": "heading"'))).toBe(false);
    expect(await inSchema(bent('"openapi": "3.1.0"', '"openapi": "3.1.0", "pathz": {}'))).toBe(
      false,
    );
    const twice = bent('"operationId": "login"', '"operationId": "createOrder"');
    expect(await problemsOf(twice)).not.toEqual([]);
    expect(await problemsOf(bent('schemas/LoginRequest"', 'schemas/NoSuch"'))).not.toEqual([]);
    expect(await problemsOf(bent('"type": "string"', '"type": "text"'))).not.toEqual([]);
    const example = twice.replace('"username": "demo@homeview.example"', '"username": 7');
    const found = await spectralOn(example);
    expect(found).toContainEqual(expect.stringMatching(/^operation-operationId/));
    expect(found).toContainEqual(expect.stringMatching(/^oas3-valid-media/));
    expect(await parsed(bent('schemas/LoginRequest"', 'schemas/NoSuch"'))).toMatch(/NoSuch/);
  });
});
