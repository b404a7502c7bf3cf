import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { failures } from './failures';

const ledgerIds = readFileSync('docs/ledger.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '');

/** Rows of sections 4 and 8 that depend on the portal alone; no server answer can cause them. */
const OF_THE_PORTAL: Readonly<Record<string, RegExp>> = {
  'where sign-in leads, the countdown, the regions': /^4\.state\.(0[789]|1[0-4]|2[1-8])$/,
  'what one press, one tab or one setting does': /^4\.order\.(0[1259]|1[0-35-68])$/,
  'what reaches or leaves the portal': /^4\.(cache|source|modal|bridge)\.|^4\.adjust\.03$/,
  'the bridge, and errors of the page itself': /^8\.error\.(6[2-9]|70|59)$/,
  'a text that no state brings up, or that is checked before anything is sent':
    /^8\.text\.(07|10)$/,
};

describe('rows of sections 4 and 8 that a server can cause', () => {
  const proven = new Set([...scenarios, ...failures].flatMap(({ ledger }) => ledger));
  const rows = ledgerIds.filter((id) => /^[48]\./.test(id));
  const ofThePortal = (id: string) => Object.values(OF_THE_PORTAL).some((rows) => rows.test(id));

  it('have a scenario or a failure each', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((id) => !ofThePortal(id) && !proven.has(id))).toEqual([]);
  });

  it('are not listed as rows of the portal', () => {
    expect(rows.filter((id) => ofThePortal(id) && proven.has(id))).toEqual([]);
  });
});
