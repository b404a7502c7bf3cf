/** Plain json-server with one collection, in memory and without its log: its fastest setup. */
import { readFileSync } from 'node:fs';
import jsonServer from 'json-server';
import { printPort } from './printPort';

const rows = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { id: string }[];

const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
// `written` receives the posted rows, so that the size of `rows` stays constant.
app.use(jsonServer.router({ rows, written: [] }));
printPort(app.listen(0, '127.0.0.1'));
