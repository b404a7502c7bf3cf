import type { DocsOf, Fields } from '../callDocs';
import type * as endpoints from './log.endpoints';
import { logRecordExample } from './log.examples';
import type { LogContents } from './log.schemas';

/** The JSON inside the field `data`. */
export const logContentsFields: Fields<LogContents> = {
  contents: {
    name: 'LogRecord',
    text: 'The log entries, oldest first',
    fields: {
      time: 'When the entry was written, in ms since 1970',
      create: 'The same time as `MM/DD/YYYY HH:mm:ss`',
      service: 'The application that wrote the entry',
      userId: 'Id of the customer, or empty',
      username: 'E-mail address of the customer, or empty',
      houseId: 'Id of the selected house, or empty',
      accessToken: 'The access token, masked',
      os: '`App` or `Web`, followed by `iOS` or `Android` if detected',
      href: 'Address of the page, without secrets; in an entry about speed the pattern of its route',
      browser: 'User agent of the browser',
      module: 'Part of the portal that writes the entry',
      level: 'Severity',
      event: 'Kind of the error, or what is measured',
      message: 'Message of the error, without secrets, or the measured values as JSON',
    },
  },
};

export const logDocs: DocsOf<typeof endpoints> = {
  reportLog: {
    summary: 'Upload log entries',
    description:
      'Uploads up to 50 log entries to the regional log service. It is not behind the gateway: it has no session codes and refuses by HTTP status.',
    request: {
      fields: { data: 'The entries as JSON' },
      example: { data: JSON.stringify({ contents: [logRecordExample()] }) },
    },
    response: { data: 'Not read by the portal' },
  },
};
