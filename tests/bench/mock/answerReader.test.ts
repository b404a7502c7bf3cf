import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AnswerReader } from './answerReader';

const counted = 'HTTP/1.1 200 OK\r\nX: y\r\nContent-Length: 4\r\n\r\n\r\n\r\n';
const inPieces =
  'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n';

it('counts every response once, however it is split into chunks', () => {
  const answers = fc.array(fc.constantFrom(counted, inPieces), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(answers, fc.array(fc.nat(400), { maxLength: 8 }), (sent, cuts) => {
      const statuses: number[] = [];
      const reader = new AnswerReader((status) => statuses.push(status));
      const bytes = Buffer.from(sent.join(''));
      const borders = [0, ...cuts.sort((one, other) => one - other), bytes.length];
      for (let at = 1; at < borders.length; at += 1) {
        reader.read(bytes.subarray(borders[at - 1], borders[at]));
      }
      expect(statuses).toEqual(sent.map((answer) => (answer === counted ? 200 : 201)));
    }),
  );
});
