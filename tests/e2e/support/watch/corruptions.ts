import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/**
 * The keys of everything that the portal stores, read from its source, so new keys are included.
 */
export const STORAGE_KEYS: readonly string[] = [
  ...new Set(
    sources
      .flatMap((source) => [...source.matchAll(/(?:text|json)Item(?:<[^(]*>)?\(\s*'([\w.]+)'/g)])
      .flatMap(([, name]) => name ?? []),
  ),
  // Leases of `withLock`, for browsers without Web Locks.
  ...sources
    .flatMap((source) => [...source.matchAll(/\bwithLock\(\s*'(\w+)'/g)])
    .flatMap(([, name]) => (name === undefined ? [] : `turn.${name}`)),
];

/** Values that a bug, an extension or a curious customer may leave in storage. */
export const CORRUPTIONS: readonly string[] = [
  ...['', ' ', '\0', '\ufeff', '\ud800', '\u202e', '🏠', 'null', 'undefined', 'NaN', 'true'],
  ...['0', '-1', '1e999', '1e21', '999999999999999999999', '"', '""', '"text"', '\\', "'", '`'],
  ...['[]', '[1]', '[[]]', '[null]', '{}', '{', '}', '{"', '{"a"', '[object Object]', '${1}'],
  ...['{"token":1}', '{"token":null,"expiresAt":"x"}', '{"id":1,"username":2}', '{"id":"1"}'],
  ...['{"shop":{},"at":{}}', '{"purpose":1,"deviceIds":{}}', '{"x":{"idempotencyKey":1}}'],
  ...['{"x":{"idempotencyKey":"k","notedAt":9e15,"request":{}}}', '{"x":null}'],
  ...[
    '{"__proto__":{"id":"1"}}',
    '{"constructor":"x"}',
    '{"purpose":"30001/50013","deviceIds":[7]}',
  ],
  ...['<img src=x onerror=alert(1)>', '%00', '%E0%A4%A', '../../etc', 'javascript:alert(1)'],
  ...['x'.repeat(100_000), `"${'x'.repeat(10_000)}"`, '['.repeat(5000), '{"a":'.repeat(2000)],
];
