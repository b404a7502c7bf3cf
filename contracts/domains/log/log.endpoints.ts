import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';

/** Uploads log entries to the regional log service, a separate service without session codes. */
export const reportLog = defineEndpoint({
  name: 'reportLog',
  kind: 'mutation',
  method: 'POST',
  path: '/logs/reportLog',
  encoding: 'form',
  errors: [ErrorCode.NotSignedIn, ErrorCode.BadRequest],
  ledger: ['7.log.01', '7.log.02', '7.log.03'],
  schemas: () => import('./log.schemas').then((all) => all.reportLog),
});
