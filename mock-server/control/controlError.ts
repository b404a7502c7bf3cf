import { didYouMean, nearest } from '../texts/didYouMean';

/** The correction of a link: the right name or the right value for a parameter. */
export interface Correction {
  readonly parameter: string;
  readonly name?: string;
  readonly value?: string;
}

/** A request that can’t be executed; the message says what to do instead. */
export class ControlError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly correction?: Correction,
  ) {
    super(message);
  }
}

/** The error for an unknown value, with the nearest known value as a suggestion. */
export function unknownValue(
  parameter: string,
  value: string,
  known: readonly string[],
  { status = 400, meant = value }: { status?: 400 | 404; meant?: string } = {},
): ControlError {
  const near = nearest(meant, known);
  const correction = near === null ? undefined : { parameter, value: near };
  const message = `There is no ${parameter} "${value}". ${didYouMean(meant, known)}`;
  return new ControlError(status, message, correction);
}

/** A link that was copied out of a page's source has `&amp;` between its parameters. */
export const withoutEntity = (name: string): string => name.replace(/^(amp;)+/, '');

/** @throws ControlError 400 when a name is unknown. */
export function refuseUnknownNames(fields: object, known: readonly string[], what: string): void {
  const unknown = Object.keys(fields).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const meant = withoutEntity(unknown);
  const near = nearest(meant, known);
  const correction = near === null ? undefined : { parameter: unknown, name: near };
  const message = `There is no ${what} "${unknown}". ${didYouMean(meant, known)}`;
  throw new ControlError(400, message, correction);
}
