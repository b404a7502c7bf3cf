import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import { answerOf } from '../answers/answer';
import { textField } from './control';
import type { OnSandbox } from './control';
import { unknownValue } from './controlError';

/**
 * The answer to send to the customer of a sandbox, by default in the language it was opened in. A
 * world has no time zone, so the dates are in UTC unless a zone is given.
 */
export function registerAnswer(on: OnSandbox): void {
  on('get', '/answer', (sandbox, _fields, { query }) => {
    const asked = textField({ ...query }, 'locale');
    const zone = textField({ ...query }, 'zone') ?? 'UTC';
    const wanted = asked ?? sandbox.opened.locale ?? sandbox.scenario.traits.locale;
    const locale = LOCALES.find((known) => known === wanted);
    if (locale === undefined) throw unknownValue('locale', wanted, LOCALES);
    if (!isZone(zone)) throw unknownValue('zone', zone, Intl.supportedValuesOf('timeZone'));
    return answerOf(sandbox, { locale, zone });
  });
}

/** Whether Intl knows a time zone, also by one of its older names. */
function isZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone }) !== null;
  } catch {
    return false;
  }
}
