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

/** Rows of docs/ledger.tsv that a failure demonstrates, by `call:failureMode`. */
const failureLedgerIds: Readonly<Record<string, readonly string[]>> = {
  'login:down': ['4.state.06', '8.error.13'],
  'login:slow': ['4.state.01'],
  'login:refused': ['8.error.14'],
  'login:refused-in-body': ['8.error.15'],
  'refreshToken:down': ['4.state.17', '4.state.19', '8.error.09', '8.error.10'],
  'verifySecondCertification:560118': ['4.state.15', '8.error.39', '8.error.41'],
  'verifySecondCertification:560119': ['8.error.40'],
  'verifySecondCertification:50001': ['8.error.42'],
  'resendSecondCertification:down': ['8.error.44'],
  'houseList:slow': ['4.load.01', '4.load.04'],
  'houseList:down': ['4.load.03', '4.load.04', '8.error.45', '8.error.46'],
  'houseList:silent': ['8.error.11', '8.error.12'],
  'houseList:50001': ['4.state.20'],
  'houseList:21025': ['8.error.01'],
  'houseList:21026': ['4.state.16'],
  'createOrder:down': ['4.order.07', '8.error.16', '8.error.19'],
  'createOrder:refused': ['8.error.17'],
  'createOrder:refused-in-body': ['8.error.18'],
  'createOrder:slow': ['4.order.03', '4.order.06', '4.order.08', '4.notice.11'],
  'getPayUrl:down': ['8.error.23'],
  'getPayUrl:foreign-url': ['4.order.17', '4.order.19'],
  'createPaySession:down': ['8.error.24', '8.error.25'],
  'applePayOrder:down': ['8.error.19'],
  'serviceExtension:silent': ['4.notice.15'],
  'giftCardCheck:refused': ['8.error.20'],
  'giftCardCheck:refused-in-body': ['8.error.21'],
  'giftCardCheck:down': ['8.error.22'],
  'updateSubscribeStatus:down': ['8.error.28'],
  'updateDeviceLockStatus:down': ['8.error.29'],
  'addUserBillInfo:down': ['8.error.31'],
  'updateUserBillInfo:down': ['8.error.31'],
  'deviceSwitchPackage:down': ['8.error.35'],
  'reportLog:down': ['8.error.60'],
  'reportLog:unreadable': ['8.error.61'],
};

describe('rows of sections 4 and 8 that a server can cause', () => {
  const proven = new Set([
    ...scenarios.flatMap(({ ledger }) => ledger),
    ...Object.values(failureLedgerIds).flat(),
  ]);
  const rows = ledgerIds.filter((id) => /^[48]\./.test(id));
  const ofThePortal = (id: string) => Object.values(OF_THE_PORTAL).some((rows) => rows.test(id));

  it('have a scenario or a failure each', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((id) => !ofThePortal(id) && !proven.has(id))).toEqual([]);
  });

  it('are not listed as rows of the portal', () => {
    expect(rows.filter((id) => ofThePortal(id) && proven.has(id))).toEqual([]);
  });

  it('are named by failures that exist', () => {
    const ids = failures.map(({ id }) => id);
    expect(Object.keys(failureLedgerIds).filter((id) => !ids.includes(id))).toEqual([]);
    expect([...proven].filter((id) => !ledgerIds.includes(id))).toEqual([]);
  });
});
