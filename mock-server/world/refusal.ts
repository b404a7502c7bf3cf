import { ErrorCode } from '@homeview/contracts/errors';

/** A refusal by the service. `desc` may be shown to a customer when the code is 400. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly desc: string,
  ) {
    super(desc);
  }
}

/** A refusal with code 400 and a message for the customer. */
export const refuse = (desc: string) => new Refusal(ErrorCode.BadRequest, desc);
