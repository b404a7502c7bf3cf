/** Plain json-server with one collection, in memory and without its log, so at its fastest. */
import { readFileSync } from 'node:fs';
import jsonServer from 'json-server';
import { printPort } from './printPort';

const rows = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { id: string }[];

const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
// `written` takes what is posted, so that `rows` stays as long as it is.
app.use(jsonServer.router({ rows, written: [] }));
printPort(app.listen(0, '127.0.0.1'));
