import { request } from 'node:http';
import type { Target } from './load';

/**
 * Sends one request to a target. @throws Error when the response is not JSON with HTTP 200 or 201.
 */
export function answerOf({ port, bytes }: Target): Promise<unknown> {
  const [head = '', body = ''] = bytes.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method, path] = first.split(' ');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')));
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const fine = answer.statusCode === 200 || answer.statusCode === 201;
        if (fine) resolve(JSON.parse(text));
        else reject(new Error(`${first}: HTTP ${answer.statusCode}`));
      });
    });
    asked.on('error', reject).end(body);
  });
}
