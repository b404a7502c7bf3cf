import { endpoints } from './catalogue';

/** `npm run --silent catalogue`: the catalogue as JSON, for people and scripts. */
const rows = endpoints.map(({ name, kind, method, path, timeoutMs, errors, status, ledger }) => ({
  name,
  kind,
  method,
  path,
  timeoutMs,
  errors,
  status,
  ledger,
}));
console.log(JSON.stringify(rows, null, 2));
