import type { LogRecord } from './log.schemas';

/** An entry of the log; single fields can be replaced. */
export const logRecordExample = (fields: Partial<LogRecord> = {}): LogRecord => ({
  time: 1795255200000,
  create: '11/21/2026 10:00:00',
  service: 'portal',
  userId: '1001',
  username: 'demo@homeview.example',
  houseId: '30001',
  accessToken: '***',
  os: 'Web',
  href: 'http://localhost:5173/',
  browser: 'Mozilla/5.0',
  module: 'window',
  level: 'error',
  event: 'unknown',
  message: 'Something went wrong',
  ...fields,
});
