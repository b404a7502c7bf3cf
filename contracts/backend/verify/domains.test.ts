import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../catalogue';
import { placeOf } from './domains.mjs';

const document = readFileSync('contracts/openapi.json', 'utf8');

describe('placeOf', () => {
  it.each(endpoints)('returns existing files for $name', ({ name, method, path }) => {
    const pattern = /^(\w+) in contracts\/openapi\.json, written from (\S+)$/;
    const [, call, schemas = ''] = pattern.exec(placeOf({ method, path }) ?? '') ?? [];
    expect(call).toBe(name);
    expect(document).toContain(`"operationId": "${name}"`);
    expect(existsSync(schemas), schemas).toBe(true);
  });

  it('returns undefined for an unknown request', () => {
    expect(placeOf({ method: 'GET', path: '/somewhere' })).toBeUndefined();
  });
});
