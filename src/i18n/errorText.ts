import { ErrorCode } from '@homeview/contracts/errors';
import type { MessageId } from './messages';

/** The message id for a failed call: what happened, and that nothing was charged. */
export const errorMessageId = (code: number): MessageId => {
  if (code === ErrorCode.NoResponse) return 'network_error';
  if (code === ErrorCode.UnreadableAnswer) return 'error.unreadable';
  return 'error.nothingLost';
};
