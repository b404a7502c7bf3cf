/** Reads HTTP/1.1 answers off a line, one after the other; of each only how it ends matters. */
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

/** Where an answer ends, or null while it has not all come. */
function endOf(head: string, bytes: Buffer, bodyAt: number): number | null {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = bodyAt + Number(length);
    return bytes.length >= end ? end : null;
  }
  // In pieces: the last one is empty.
  const last = bytes.indexOf('\r\n0\r\n\r\n', bodyAt - 2);
  return last < 0 ? null : last + 7;
}
