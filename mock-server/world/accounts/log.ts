import type { LogRecord } from '@homeview/contracts/domains/log/log.schemas';
import type { Account } from '../entities';
import { nextNumber } from '../world';
import type { World } from '../world';

/** The maximum number of stored entries per account. */
export const LOG_CAPACITY = 500;

/**
 * Stores uploaded log entries unchanged, so that a secret the portal failed to mask is visible
 * here. The oldest entries are dropped beyond the capacity.
 */
export function saveLog(world: World, account: Account, records: readonly LogRecord[]): void {
  for (const record of records) {
    const id = String(nextNumber(world, 'logEntries'));
    world.logEntries.push({ id, accountId: account.id, record: JSON.stringify(record) });
  }
  const own = world.logEntries.filter(({ accountId }) => accountId === account.id);
  const tooOld = own.slice(0, Math.max(0, own.length - LOG_CAPACITY));
  for (const entry of tooOld) world.logEntries.splice(world.logEntries.indexOf(entry), 1);
}
