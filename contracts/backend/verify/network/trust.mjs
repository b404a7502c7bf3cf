/** Which certificates are trusted. */
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

function read(file) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new Error('it has no certificate in PEM format');
}

/** The TLS options of all requests: `ca` is trusted beside what Node trusts anyway. @throws Error */
export function tlsOptions({ ca, insecure }, env = process.env) {
  if (insecure) return { rejectUnauthorized: false };
  if (!ca) return {};
  const more = env.NODE_EXTRA_CA_CERTS ? [read(env.NODE_EXTRA_CA_CERTS)] : [];
  return { ca: [...rootCertificates, ...more, read(ca)] };
}
