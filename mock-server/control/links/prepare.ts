import pick from 'lodash/pick.js';
import pickBy from 'lodash/pickBy.js';
import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import { moment } from '@homeview/contracts/domains/wire';
import type { Fault } from '../../faults';
import { isAppPath } from '../../http/appPath';
import { isOwnDefaultId, isSandboxId, isSite } from '../../http/hosts';
import { REFUSABLE, readRefusal, refusalText } from '../../phone/refusal';
import type { Refusal } from '../../phone/refusal';
import { isVersion } from '../../phone/settings';
import type { Sandbox } from '../../sandboxes/sandbox';
import type { Opened } from '../../sandboxes/opened';
import { findScenario, scenarios } from '../../scenarios/registry';
import type { Scenario } from '../../scenarios/scenario';
import { addDuration } from '../../world/calendar';
import { refuseFarMoment } from '../../world/clock';
import { textField } from '../control';
import { ControlError, refuseUnknownNames, unknownValue } from '../controlError';
import { readShortFault } from './readFault';

type Platform = Scenario['platform'];
const PLATFORMS: readonly Platform[] = ['browser', 'ios', 'android'];

/** The validated options of a link or of a request for a sandbox. */
export interface LaunchOptions {
  scenario: Scenario;
  /** Undefined when the link names none; the scenario then decides. */
  platform: Platform | undefined;
  /** Version of the app around the portal; undefined when the link names none. */
  version: string | undefined;
  /** The app method that fails; undefined when the link names none. */
  refusal: Refusal | undefined;
  path: string;
  locale: string | undefined;
  /** Computes the sandbox's start time from the scenario's start. */
  time: ((begin: Date) => Date) | undefined;
  faults: Omit<Fault, 'id'>[];
}

/** The parameters of a link. */
const LINK_PARAMETERS = [
  ...['scenario', 'platform', 'version', 'refuse', 'path', 'locale'],
  ...['clock', 'fault', 'sandbox'],
];

const scenarioIds = scenarios.map(({ id }) => id);

/** Parses the fields that `open` and `POST sandboxes` share. @throws ControlError 400 or 404. */
export function parseLaunchOptions(fields: Record<string, unknown>): LaunchOptions {
  refuseUnknownNames(fields, LINK_PARAMETERS, 'parameter');
  const id = textField(fields, 'scenario');
  if (!id)
    throw new ControlError(
      400,
      'Add a scenario, for example scenario=demo. See /__mock/scenarios.',
    );
  const scenario = findScenario(id);
  if (!scenario) throw unknownValue('scenario', id, scenarioIds, { status: 404 });
  return {
    scenario,
    platform: readPlatform(textField(fields, 'platform')),
    version: readVersion(textField(fields, 'version')),
    refusal: readRefused(textField(fields, 'refuse')),
    path: readPath(textField(fields, 'path') ?? scenario.path),
    locale: readLocale(textField(fields, 'locale')),
    time: readTime(textField(fields, 'clock')),
    faults: [fields.fault ?? []].flat().map(readOneFault),
  };
}

/** What a sandbox remembers of its link. */
const openedBy = ({ scenario, path, refusal, ...launch }: LaunchOptions): Opened =>
  pickBy({
    ...pick(launch, ['locale', 'platform', 'version']),
    path: path === scenario.path ? undefined : path,
    refuse: refusal && refusalText(refusal),
  });

/** Sets the clock and the faults of the launch options in a fresh sandbox. */
export function prepare(sandbox: Sandbox, launch: LaunchOptions): void {
  const { time, faults } = launch;
  sandbox.opened = openedBy(launch);
  if (time) sandbox.setClock(time(sandbox.clock.now()));
  for (const fault of faults) sandbox.faults.add(fault);
  sandbox.touch();
  sandbox.present();
}

/** The platform, or undefined when none is given. @throws ControlError 400 when it is unknown. */
function readPlatform(name: string | undefined): Platform | undefined {
  const platform = PLATFORMS.find((known) => known === name);
  if (name === undefined || platform !== undefined) return platform;
  throw unknownValue('platform', name, PLATFORMS);
}

/**
 * A locale of the portal. @throws ControlError 400, since the portal would silently fall back to
 * English.
 */
function readLocale(locale: string | undefined): string | undefined {
  if (locale === undefined || LOCALES.some((known) => known === locale)) return locale;
  // The portal has Indonesian under its older code.
  const meant = locale.replace(/^id(?![a-z])/i, 'in');
  throw unknownValue('locale', locale, LOCALES, { meant });
}

function readVersion(version: string | undefined): string | undefined {
  if (version === undefined || isVersion(version)) return version;
  throw new ControlError(400, 'version must look like 1.13.0.');
}

function readRefused(text: string | undefined): Refusal | undefined {
  const refusal = text === undefined ? undefined : readRefusal(text);
  if (refusal !== null) return refusal;
  throw new ControlError(
    400,
    `refuse must look like method:code. The methods are ${REFUSABLE.join(', ')}.`,
  );
}

/** A path inside the app. @throws ControlError 400 when it leads out of the app. */
function readPath(path: string): string {
  if (isAppPath(path)) return path;
  throw new ControlError(400, 'path must begin with one slash.');
}

/** Parses a moment, or a duration from the start such as P1M. @throws ControlError; BadMoment. */
function readTime(clock: string | undefined): LaunchOptions['time'] {
  if (clock === undefined) return undefined;
  const fixed = addDuration(new Date(), clock) === null ? readMoment(clock) : null;
  const time = (begin: Date): Date => fixed ?? addDuration(begin, clock) ?? begin;
  // Checked before the sandbox is created.
  refuseFarMoment(time(new Date()), Date.now());
  return time;
}

/** Parses an ISO date or date-time. @throws ControlError 400 when it is invalid. */
export function readMoment(iso: string): Date {
  const whole = iso
    // A plus sign that was typed into an address arrives as a blank.
    .replace(/ (\d{2}:\d{2})$/, '+$1')
    .replace(/^\d{4}-\d{2}-\d{2}$/, '$&T00:00:00Z')
    .replace(/(T\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})$/, '$1:00$2');
  // `Date` itself would read February 30 as March 2.
  if (moment().isValidSync(whole)) return new Date(whole);
  throw new ControlError(
    400,
    `"${iso}" is not a valid time of the years 2000 to 2999. Use a format such as 2026-11-21T10:00:00Z.`,
  );
}

function readOneFault(fault: unknown): Omit<Fault, 'id'> {
  if (typeof fault === 'string') return readShortFault(fault);
  throw new ControlError(400, 'fault must look like call:kind.');
}

/** The id of a sandbox. @throws ControlError 400 when it cannot be part of a host name. */
export function readKnownId(id: string): string {
  if (isSandboxId(id)) return id;
  if (isSite(id)) throw reserved(id);
  const plain = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const correction = isSandboxId(plain) ? { parameter: 'sandbox', value: plain } : undefined;
  const rule = 'sandbox may contain only a to z, 0 to 9 and single hyphens, at most 59 characters.';
  throw new ControlError(400, rule, correction);
}

/** The id that a link gives to a sandbox. @throws ControlError 400 also for a reserved one. */
export function readId(id: string): string {
  if (isOwnDefaultId(id)) throw reserved(id);
  return readKnownId(id);
}

const reserved = (id: string): ControlError =>
  new ControlError(400, `"${id}" is a reserved name: choose another one for sandbox.`, {
    parameter: 'sandbox',
    value: `case-${id}`,
  });
