import { OK_CODE } from '@homeview/contracts/errors';

/** A response in the service's envelope. */
export interface Answer {
  /** HTTP status. */
  status: number;
  body: { code: number; data: unknown; desc: string };
}

/**
 * The reply on the wire: normally an enveloped answer; a fault can send other text or reset the
 * connection.
 */
export type Reply = TextReply | { readonly kind: 'reset' };

export interface TextReply {
  readonly kind: 'text';
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The envelope's code, or null when the text has no envelope. */
  readonly code: number | null;
}

export const success = (data: unknown): Answer => ({
  status: 200,
  body: { code: OK_CODE, data, desc: 'success' },
});

/** A refusal: HTTP 200 with an error code in the body, unless `status` says otherwise. */
export const failure = (code: number, desc: string, status = 200): Answer => ({
  status,
  body: { code, data: null, desc },
});

/** Serializes an answer as JSON text. */
export const replyOf = ({ status, body }: Answer): TextReply => ({
  kind: 'text',
  status,
  type: 'application/json',
  text: JSON.stringify(body),
  code: body.code,
});
