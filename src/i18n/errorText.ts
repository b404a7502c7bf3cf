import { ErrorCode } from '@homeview/contracts/errors';
import type { MessageId } from './messages';

/** The message id for a call that failed with an answer: what happened, and that nothing was charged. */
export const errorMessageId = (code: number): MessageId => {
  if (code === ErrorCode.UnreadableAnswer) return 'error.unreadable';
  return 'error.nothingLost';
};
