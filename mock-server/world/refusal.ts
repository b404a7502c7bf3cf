import { ErrorCode } from '@homeview/contracts/errors';

/** The service says no. `desc` may be shown to a customer when the code is 400 (spec 8). */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly desc: string,
  ) {
    super(desc);
  }
}

/** Refused with code 400 and a sentence for the customer. */
export const refuse = (desc: string) => new Refusal(ErrorCode.BadRequest, desc);
