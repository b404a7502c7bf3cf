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
import { beginOfCase, caseScenario } from '../../scenarios/caseScenario';
import { findScenario, scenarios } from '../../scenarios/registry';
import type { Scenario } from '../../scenarios/scenario';
import { addDuration } from '../../world/calendar';
import { BadMoment, refuseFarMoment } from '../../world/clock';
import { textField } from '../control';
import { ControlError, refuseUnknownNames, unknownValue } from '../controlError';
import { readCase } from '../readCase';
import { readShortFault } from './readFault';

type Platform = Scenario['platform'];
const PLATFORMS: readonly Platform[] = ['browser', 'ios', 'android'];

/** The validated options of a link or of a request for a sandbox. */
export interface LaunchOptions {
  scenario: Scenario;
  /** The customer's, or that of the link. Undefined when there is none; the scenario then decides. */
  platform: Platform | undefined;
  /** Version of the app around the portal. */
  version: string | undefined;
  /** The app method that fails. */
  refusal: Refusal | undefined;
  path: string;
  locale: string | undefined;
  /** Whether a browser shows the bar above the portal. The phone always has it. */
  bar: boolean;
  /** What the link says itself, for links that open it again. */
  opened: Opened;
  /** The time to set; a duration such as P1M counts from the scenario's start. */
  time: Date | string | undefined;
  faults: Omit<Fault, 'id'>[];
}

/** The parameters of a link. */
const LINK_PARAMETERS = [
  ...['scenario', 'case', 'platform', 'version', 'refuse', 'path', 'locale'],
  ...['clock', 'fault', 'sandbox', 'bar'],
];

const scenarioIds = scenarios.map(({ id }) => id);

/** Parses the fields that `open` and `POST sandboxes` share. @throws ControlError 400 or 404. */
export function parseLaunchOptions(fields: Record<string, unknown>): LaunchOptions {
  refuseUnknownNames(fields, LINK_PARAMETERS, 'parameter');
  const { scenario, code } = readCustomer(fields) ?? { scenario: readScenario(fields) };
  const customer = code === undefined ? null : scenario.traits;
  const path = readPath(textField(fields, 'path') ?? scenario.path);
  const refusal = readRefused(textField(fields, 'refuse'));
  const own = {
    platform: readPlatform(textField(fields, 'platform')),
    version: readVersion(textField(fields, 'version')),
    locale: readLocale(textField(fields, 'locale')),
  };
  return {
    scenario,
    path,
    platform: own.platform ?? customer?.platform,
    version: own.version ?? customer?.appVersion ?? undefined,
    locale: own.locale ?? customer?.locale,
    refusal: refusal ?? scenario.refusal,
    bar: readBar(textField(fields, 'bar')),
    opened: pickBy({
      ...own,
      case: code,
      path: path === scenario.path ? undefined : path,
      refuse: refusal && refusalText(refusal),
    }),
    time: readTime(textField(fields, 'clock')),
    faults: [fields.fault ?? []].flat().map(readOneFault),
  };
}

function readScenario(fields: Record<string, unknown>): Scenario {
  const id = textField(fields, 'scenario');
  if (!id)
    throw new ControlError(
      400,
      'Add a scenario, for example scenario=demo, or a case. See /__mock/scenarios.',
    );
  const scenario = findScenario(id);
  if (!scenario) throw unknownValue('scenario', id, scenarioIds, { status: 404 });
  return scenario;
}

/** The customer of a case code, if the link has one. @throws ControlError 400. */
function readCustomer(fields: Record<string, unknown>) {
  const text = textField(fields, 'case');
  if (text === undefined) return null;
  if (fields.scenario !== undefined) {
    throw new ControlError(400, 'A link opens a scenario or a case: leave one of them out.');
  }
  const { traits, code } = readCase(text);
  const begin = beginOfCase(traits);
  if (begin) refuseFar(begin);
  return { scenario: caseScenario(traits), code };
}

/** @throws ControlError 400, which a link shows as a page. */
function refuseFar(moment: Date): void {
  try {
    refuseFarMoment(moment, Date.now());
  } catch (error) {
    throw error instanceof BadMoment ? new ControlError(400, error.message) : error;
  }
}

/**
 * Sets the clock and the faults of the launch options in a fresh sandbox. Faults of a link replace
 * that of a case.
 */
export function prepare(sandbox: Sandbox, launch: LaunchOptions): void {
  const { time, faults, opened } = launch;
  if (time !== undefined) sandbox.setClock(timeFrom(sandbox.clock.now(), time));
  if (opened.case !== undefined && faults.length > 0) sandbox.faults.clear();
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
  throw new ControlError(400, '"version" must look like 1.13.0.');
}

function readRefused(text: string | undefined): Refusal | undefined {
  const refusal = text === undefined ? undefined : readRefusal(text);
  if (refusal !== null) return refusal;
  throw new ControlError(
    400,
    `"refuse" must look like method:code. The methods are ${REFUSABLE.join(', ')}.`,
  );
}

function readBar(bar: string | undefined): boolean {
  if (bar === undefined || bar === 'on') return bar === 'on';
  throw unknownValue('bar', bar, ['on']);
}

/** A path inside the app. @throws ControlError 400 when it leads out of the app. */
function readPath(path: string): string {
  if (isAppPath(path)) return path;
  throw new ControlError(400, '"path" must begin with one slash, for example /bills.');
}

const timeFrom = (begin: Date, time: Date | string): Date =>
  time instanceof Date ? time : (addDuration(begin, time) ?? begin);

/** Parses a moment, or a duration from the start such as P1M. @throws ControlError. */
function readTime(clock: string | undefined): LaunchOptions['time'] {
  if (clock === undefined) return undefined;
  const time = addDuration(new Date(), clock) === null ? readMoment(clock) : clock;
  // Checked before the sandbox is created.
  refuseFar(timeFrom(new Date(), time));
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
  throw new ControlError(400, '"fault" must look like call:kind.');
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
  const rule =
    '"sandbox" may contain only a to z, 0 to 9 and single hyphens, at most 59 characters.';
  throw new ControlError(400, rule, correction);
}

/** The id that a link gives to a sandbox. @throws ControlError 400 also for a reserved one. */
export function readId(id: string): string {
  if (isOwnDefaultId(id)) throw reserved(id);
  return readKnownId(id);
}

const reserved = (id: string): ControlError =>
  new ControlError(400, `"${id}" is a reserved name: choose another one for the sandbox.`, {
    parameter: 'sandbox',
    value: `case-${id}`,
  });
