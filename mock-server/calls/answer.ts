import { ErrorCode, OK_CODE } from '@homeview/contracts/errors';

/** An answer in the envelope of the service. Ruling 12. */
export interface Answer {
  /** HTTP status. */
  status: number;
  body: { code: number; data: unknown; desc: string };
}

/** What really goes over the line: mostly an answer, but a fault may send something else. */
export type Reply = { kind: 'answer'; answer: Answer } | RawReply | { kind: 'reset' };

export interface RawReply {
  kind: 'raw';
  status: number;
  type: string;
  text: string;
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
