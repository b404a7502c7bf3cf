import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../catalogue';
import { placeOf } from './domains.mjs';

const document = readFileSync('contracts/openapi.json', 'utf8');

describe('the place a failure points to', () => {
  it.each(endpoints)('exists: $name', ({ name, method, path }) => {
    const pattern = /^(\w+) in contracts\/openapi\.json, written from (\S+)$/;
    const [, call, schemas = ''] = pattern.exec(placeOf({ method, path }) ?? '') ?? [];
    expect(call).toBe(name);
    expect(document).toContain(`"operationId": "${name}"`);
    expect(existsSync(schemas), schemas).toBe(true);
  });

  it('is nothing for a request that is not a call', () => {
    expect(placeOf({ method: 'GET', path: '/somewhere' })).toBeUndefined();
  });
});
