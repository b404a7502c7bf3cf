import { endpoints } from '../catalogue';

/** `npm run --silent catalogue`: prints the catalogue as JSON. */
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
