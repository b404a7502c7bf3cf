import type { MessageId } from './messages';

/** A message id in a schema, whose own types allow any text. */
export const messageId = (id: MessageId): MessageId => id;
