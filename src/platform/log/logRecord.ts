import { redact, MASK } from '../../domain/redact';
import { environment } from '../launch/environment';
import type { Os } from '../launch/environment';
import { stored } from '../storage/storedItems';

/** What a log entry says; who, where and when are added. Spec 7. */
export interface LogEntry {
  readonly module: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly event: string;
  readonly message: string;
}

/** An entry as it is kept and uploaded. Spec 3. */
export interface StoredLogRecord extends LogEntry {
  /** Epoch ms. */
  readonly time: number;
  /** The same moment, UTC, as MM/DD/YYYY HH:mm:ss. */
  readonly create: string;
  readonly service: string;
  readonly userId: string;
  readonly username: string;
  readonly houseId: string;
  /** Masked; empty without a user (ruling 23). */
  readonly accessToken: string;
  readonly os: string;
  readonly href: string;
  readonly browser: string;
}

/** Names this front end among the senders of the log service. */
const SERVICE = 'portal';

/** Longer messages are cut: fifty records must fit into the 64 kB of a request that outlives its page. */
const LONGEST_MESSAGE = 600;
const LONGEST_HREF = 300;

const OS_NAME: Readonly<Record<Os, string>> = { ios: ' iOS', android: ' Android', other: '' };

const timestamp = (time: number): string => {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year} ${clock.slice(0, 8)}`;
};

/** The gift card that this page redeems: its code may be a word like any other. */
const giftCodeHere = (): string | null =>
  /^\/giftCard\/(?!renewal\/)([^/]+)\//.exec(window.location.pathname)?.[1] ?? null;

/** Every secret of the session that is on this device, and of this page. */
const secretsHere = (): string[] =>
  [
    giftCodeHere(),
    stored.token.get(),
    stored.refreshToken.get()?.token ?? null,
    stored.secondFactorSign.get(),
  ].filter((secret) => secret !== null);

/** The record of an entry: no token, code or password in it (ruling 23). */
export function logRecordOf(entry: LogEntry, time: number = Date.now()): StoredLogRecord {
  const user = stored.user.get();
  const secrets = secretsHere();
  const clean = (text: string, length: number) => redact(text, secrets).slice(0, length);
  return {
    time,
    create: timestamp(time),
    service: SERVICE,
    userId: user?.id ?? '',
    username: user?.username ?? '',
    houseId: stored.houseId.get() ?? '',
    accessToken: stored.token.get() === null ? '' : MASK,
    os: `${environment.inApp ? 'App' : 'Web'}${OS_NAME[environment.os]}`,
    href: clean(window.location.href, LONGEST_HREF),
    browser: navigator.userAgent,
    module: entry.module,
    level: entry.level,
    event: entry.event,
    message: clean(entry.message, LONGEST_MESSAGE),
  };
}
