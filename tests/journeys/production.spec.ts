import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DEVELOPMENT_PRIVATE_KEY } from '../../mock-server/developmentKey';

/** The production build that all journeys use. */
const DIST = 'dist';

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const texts = files
  .filter((path) => /\.(js|css|html|json|map|svg)$/.test(path))
  .map((path) => readFileSync(path, 'utf8'));

/** Lines of the key without its frame, and shorter pieces, however a bundler breaks them. */
const keyPieces = DEVELOPMENT_PRIVATE_KEY.split('\n')
  .filter((line) => !line.startsWith('-----') && line.length >= 32)
  .map((line) => line.slice(0, 32));

test('nothing of the console, of the control API or of the private key is in the production build', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(keyPieces.length).toBeGreaterThan(20);
  // What must be found, or the search would find nothing anywhere.
  expect(texts.some((text) => text.includes('/payGateway/createOrder'))).toBe(true);
  const traces = ['__mock', 'x-mock-sandbox', 'Find a customer', ...keyPieces];
  for (const trace of traces) {
    expect(texts.filter((text) => text.includes(trace)).length, trace).toBe(0);
  }
  expect(files.filter((path) => /console|mock/i.test(path))).toEqual([]);
});
