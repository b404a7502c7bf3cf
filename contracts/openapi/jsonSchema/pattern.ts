import { refuse } from './jsonSchema';

/** Whether a pattern may match differently by UTF-16 units and by characters; true when in doubt. */
const dependsOnUnits = (source: string) => {
  const plain = source.replace(/\\[^DWSpPu]/g, '');
  const outsideClasses = plain.replace(/\[[^\]]*\]/g, '');
  return /\\|\[\^|[\ud800-\udfff]/.test(plain) || outsideClasses.includes('.');
};

const isUnicodePattern = (source: string) => {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
};

/** The pattern of a `matches` test. JSON Schema has no flags and treats patterns as with flag `u`. */
export function patternOf(regex: unknown, path: string): string {
  if (!(regex instanceof RegExp)) return refuse(path, 'matches without a pattern');
  if (!['', 'u'].includes(regex.flags)) return refuse(path, `the flags of ${String(regex)}`);
  if (!isUnicodePattern(regex.source) || (!regex.unicode && dependsOnUnits(regex.source))) {
    return refuse(path, `${String(regex)} means something else with the flag u; write it with u`);
  }
  return regex.source;
}
