import type { InferType } from 'yup';
import { listOf, record, text, unread, wholeNumber } from '../wire';

/** One entry of the client's log. The last four fields describe an uploaded error. */
const logRecord = record({
  /** ms since 1970. */
  time: wholeNumber(),
  /** The same time as MM/DD/YYYY HH:mm:ss. */
  create: text().matches(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
  service: text(),
  userId: text(),
  username: text(),
  houseId: text(),
  /** Masked. */
  accessToken: text(),
  /** App or Web, followed by iOS or Android if detected. */
  os: text(),
  href: text(),
  browser: text(),
  module: text().optional(),
  level: text().optional(),
  event: text().optional(),
  message: text().optional(),
});

/** The content of the field `data`, as JSON. */
export const logContents = record({ contents: listOf(logRecord).min(1) });

export const reportLog = {
  /** JSON of `logContents`. */
  request: record({ data: text().min(1) }),
  response: unread(),
};

export type LogRecord = InferType<typeof logRecord>;
export type LogContents = InferType<typeof logContents>;
