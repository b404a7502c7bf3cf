import { string } from 'yup';

/** A moment as people read it, in UTC as the clock of a sandbox counts: "2026-11-21 10:00". */
export const readable = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** What a datetime field holds, `2026-11-21T10:00`, as a moment in UTC. */
export const momentOf = (typed: string): string => `${typed}:00Z`;

/** Clocks show four-digit years from 1970 on. `Date.parse` makes March 2 of February 30. */
const isMoment = (typed: string): boolean => {
  const time = Date.parse(momentOf(typed));
  return time >= 0 && new Date(time).toISOString().slice(0, 16) === typed;
};

/** A datetime field in UTC; it may be empty unless `required`. */
export const momentField = () =>
  string()
    .defined()
    .test(
      'moment',
      'Give a date and a time, from 1970 to 9998.',
      (typed) => typed === '' || (isMoment(typed) && typed < '9999'),
    );
