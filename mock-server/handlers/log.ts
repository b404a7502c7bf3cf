import { logContents } from '@homeview/contracts/domains/log/log.schemas';
import type { LogContents } from '@homeview/contracts/domains/log/log.schemas';
import { ValidationError } from 'yup';
import type { Handlers } from '../calls/handler';
import { saveLog } from '../world/accounts/log';
import { refuse } from '../world/refusal';

/** The log service. */
export const logHandlers: Handlers<'reportLog'> = {
  reportLog: ({ data }, { world, account }) => {
    saveLog(world, account(), readLog(data).contents);
    return null;
  },
};

/** @throws Refusal 400 when the text is not JSON or not a log. */
function readLog(json: string): LogContents {
  try {
    return logContents.validateSync(JSON.parse(json), { strict: true });
  } catch (error) {
    if (error instanceof SyntaxError) throw refuse('The field data is not valid JSON.');
    if (error instanceof ValidationError) throw refuse(error.message);
    throw error;
  }
}
