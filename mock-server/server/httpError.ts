/** A request that cannot be answered as it was meant; the message says what to do instead. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
