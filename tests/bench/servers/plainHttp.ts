/** node:http only: the upper limit for any server that is built on it. */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { printPort } from './printPort';

const rows: unknown = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

const server = createServer((_req, res) => {
  const text = JSON.stringify(rows);
  res.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
});
printPort(server.listen(0, '127.0.0.1'));
