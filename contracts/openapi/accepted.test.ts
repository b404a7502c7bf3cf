/** Validates the committed document against the OpenAPI 3.1 schema and Redocly's rules. */
import { readFileSync } from 'node:fs';
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

describe('the committed OpenAPI document', () => {
  it('is valid against the schema of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(text)).toMatchObject({ valid: true });
  });

  it('has no errors or warnings by the strict rules of Redocly', async () => {
    expect(await problemsOf(text)).toEqual([]);
  });

  it('is rejected by both validators after a wrong change', async () => {
    expect(await inSchema(bent('"in": "query"', '"in": "heading"'))).toBe(false);
    expect(await inSchema(bent('"openapi": "3.1.0"', '"openapi": "3.1.0", "pathz": {}'))).toBe(
      false,
    );
    expect(
      await problemsOf(bent('"operationId": "login"', '"operationId": "createOrder"')),
    ).not.toEqual([]);
    expect(await problemsOf(bent('schemas/LoginRequest"', 'schemas/NoSuch"'))).not.toEqual([]);
    expect(await problemsOf(bent('"type": "string"', '"type": "text"'))).not.toEqual([]);
  });
});
