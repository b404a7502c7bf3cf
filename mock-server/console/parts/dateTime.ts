import { string } from 'yup';

/** Formats a moment in UTC: "2026-11-21 10:00". */
export const readable = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** Converts the value of a datetime field, `2026-11-21T10:00`, to a moment in UTC. */
export const momentOf = (typed: string): string => `${typed}:00Z`;

/**
 * Accepts years from 2000. Comparing the text rejects February 30, which `Date.parse` reads as
 * March 2.
 */
const isMoment = (typed: string): boolean => {
  const time = Date.parse(momentOf(typed));
  return time >= Date.UTC(2000, 0) && new Date(time).toISOString().slice(0, 16) === typed;
};

/** A datetime field in UTC; it may be empty unless `required`. */
export const momentField = () =>
  string()
    .defined()
    .test(
      'moment',
      'Enter a date and time from 2000 to 2998.',
      (typed) => typed === '' || (isMoment(typed) && typed < '2999'),
    );
