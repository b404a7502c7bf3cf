import { redact, MASK } from '../../domain/redact';
import { config } from '../launch/config';
import type { PortalConfig } from '../launch/config';
import type { Os } from '../launch/readEnvironment';
import { stored } from '../storage/storedItems';

/** The content of a log entry; user, page and time are added later. */
export interface LogEntry {
  readonly module: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly event: string;
  readonly message: string;
  /** The pattern of a route: the record then says nothing else about the page and its customer. */
  readonly screen?: string;
}

/** A stored and uploaded entry. */
export interface StoredLogRecord extends Omit<LogEntry, 'screen'> {
  /** Epoch ms. */
  readonly time: number;
  /** The same time in UTC, as MM/DD/YYYY HH:mm:ss. */
  readonly create: string;
  readonly service: string;
  readonly userId: string;
  readonly username: string;
  readonly houseId: string;
  /** Masked; empty without a user. */
  readonly accessToken: string;
  readonly os: string;
  readonly href: string;
  readonly browser: string;
}

/** Identifies this front end in the log service. */
const SERVICE = 'portal';

/** Maximum length of a message: fifty records must fit into a keepalive request of 64 kB. */
const LONGEST_MESSAGE = 600;
const LONGEST_HREF = 300;

const OS_NAME: Readonly<Record<Os, string>> = { ios: ' iOS', android: ' Android', other: '' };

const timestamp = (time: number): string => {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year} ${clock.slice(0, 8)}`;
};

/** The gift card code in this page's URL; it may look like an ordinary word. */
const giftCodeHere = (): string | null =>
  /\/giftCard\/(?!renewal\/)([^/]+)\//.exec(window.location.pathname)?.[1] ?? null;

/** All secrets of the session in storage and in this page's URL. */
const secretsHere = (): string[] =>
  [
    giftCodeHere(),
    stored.token.get(),
    stored.refreshToken.get()?.token ?? null,
    stored.secondFactorSign.get(),
  ].filter((secret) => secret !== null);

/** The customer and the page of an entry that is about them. */
function customerHere(clean: (text: string) => string) {
  const user = stored.user.get();
  return {
    userId: user?.id ?? '',
    username: user?.username ?? '',
    houseId: stored.houseId.get() ?? '',
    accessToken: stored.token.get() === null ? '' : MASK,
    href: clean(window.location.href).slice(0, LONGEST_HREF),
  };
}

/** Creates the record of an entry, without tokens, codes or passwords. */
export function logRecordOf(
  entry: LogEntry,
  time: number = Date.now(),
  { environment }: Pick<PortalConfig, 'environment'> = config,
): StoredLogRecord {
  const secrets = secretsHere();
  const clean = (text: string) => redact(text, secrets);
  return {
    time,
    create: timestamp(time),
    service: SERVICE,
    ...(entry.screen === undefined
      ? customerHere(clean)
      : { userId: '', username: '', houseId: '', accessToken: '', href: entry.screen }),
    os: `${environment.inApp ? 'App' : 'Web'}${OS_NAME[environment.os]}`,
    browser: navigator.userAgent,
    module: entry.module,
    level: entry.level,
    event: entry.event,
    message: clean(entry.message).slice(0, LONGEST_MESSAGE),
  };
}
