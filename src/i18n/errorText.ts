import { ErrorCode } from '@homeview/contracts/errors';
import type { MessageId } from './messages';

/** What a screen says of a failed call: what happened, and what is safe. */
export const errorMessageId = (code: number): MessageId => {
  if (code === ErrorCode.NoResponse) return 'network_error';
  if (code === ErrorCode.UnreadableAnswer) return 'error.unreadable';
  return 'error.nothingLost';
};
