const MINUTE_S = 60;

/**
 * A duration for screen readers: "9 minutes", "5 minutes 5 seconds", "30 seconds". A screen reader
 * would announce mm:ss as a time of day.
 * @param seconds whole seconds, 0 or more
 * @param language BCP 47 tag
 */
export function spokenTime(seconds: number, language: string): string {
  const part = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = seconds % MINUTE_S;
  return [
    ...(minutes > 0 ? [part(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [part(rest, 'second')] : []),
  ].join(' ');
}
