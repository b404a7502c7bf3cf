import type { InferType } from 'yup';
import { listOf, record, text, unread, wholeNumber } from '../../wire';

/** One entry of the client's log. Spec 3; the last four are those of an uploaded error (spec 7). */
const logRecord = record({
  /** ms since 1970. */
  time: wholeNumber(),
  /** The same moment as MM/DD/YYYY HH:mm:ss. */
  create: text().matches(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
  service: text(),
  userId: text(),
  username: text(),
  houseId: text(),
  /** Kept as a field, but masked (ruling 23). */
  accessToken: text(),
  /** App or Web, with iOS or Android where it is one of them. */
  os: text(),
  href: text(),
  browser: text(),
  module: text().optional(),
  level: text().optional(),
  event: text().optional(),
  message: text().optional(),
});

/** What stands in the field `data`, as JSON. */
export const logContents = record({ contents: listOf(logRecord).min(1) });

export const reportLog = {
  /** JSON of `logContents`. */
  request: record({ data: text().min(1) }),
  response: unread(),
};

export type LogRecord = InferType<typeof logRecord>;
export type LogContents = InferType<typeof logContents>;
