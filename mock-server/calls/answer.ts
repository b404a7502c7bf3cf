import { ErrorCode, OK_CODE } from '@homeview/contracts/errors';

/** An answer in the envelope of the service. Ruling 12. */
export interface Answer {
  /** HTTP status. */
  status: number;
  body: { code: number; data: unknown; desc: string };
}

/** What is sent: mostly an answer in its envelope, but a fault may send something else, or hang up. */
export type Reply = TextReply | { readonly kind: 'reset' };

export interface TextReply {
  readonly kind: 'text';
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The code of the envelope, or null for what has none. */
  readonly code: number | null;
}

export const success = (data: unknown): Answer => ({
  status: 200,
  body: { code: OK_CODE, data, desc: 'success' },
});

/** A refusal: HTTP 200 with a body code, unless another status is asked for. */
export const failure = (code: number, desc: string, status = 200): Answer => ({
  status,
  body: { code, data: null, desc },
});

export const badRequest = (desc: string) => failure(ErrorCode.BadRequest, desc);

/** An answer in its envelope, as JSON text. */
export const replyOf = ({ status, body }: Answer): TextReply => ({
  kind: 'text',
  status,
  type: 'application/json',
  text: JSON.stringify(body),
  code: body.code,
});
