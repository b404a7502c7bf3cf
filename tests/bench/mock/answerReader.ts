/** Reads HTTP/1.1 responses from a socket, one after another; only their status and end matter. */
export class AnswerReader {
  private pending: Buffer = Buffer.alloc(0);

  /** @param answered is called with the status of each complete answer. */
  constructor(private readonly answered: (status: number) => void) {}

  read(chunk: Buffer): void {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    for (;;) {
      const headEnd = this.pending.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = this.pending.toString('latin1', 0, headEnd);
      const end = endOf(head, this.pending, headEnd + 4);
      if (end === null) return;
      this.pending = this.pending.subarray(end);
      this.answered(Number(head.slice(9, 12)));
    }
  }
}

/** Where a response ends, or null if it is incomplete. */
function endOf(head: string, bytes: Buffer, bodyAt: number): number | null {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = bodyAt + Number(length);
    return bytes.length >= end ? end : null;
  }
  // Chunked: the last chunk is empty.
  const last = bytes.indexOf('\r\n0\r\n\r\n', bodyAt - 2);
  return last < 0 ? null : last + 7;
}
