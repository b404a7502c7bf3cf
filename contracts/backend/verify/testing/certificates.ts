/** Test helper: a CA and a certificate for 127.0.0.1 and service.example, made by openssl. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

function openssl(dir: string, ...args: string[]) {
  const { status, stderr } = spawnSync('openssl', args, { cwd: dir, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Writes `ca.pem` into the folder, and returns the key and certificate of the service. */
export function certificatesIn(dir: string) {
  openssl(
    dir,
    ...['req', '-x509', ...NEW_KEY, '-days', '2', '-subj', '/CN=Test CA'],
    ...['-keyout', 'ca.key', '-out', 'ca.pem'],
  );
  openssl(
    dir,
    ...['req', ...NEW_KEY, '-subj', '/CN=service', '-keyout', 'key.pem', '-out', 'request.pem'],
  );
  writeFileSync(join(dir, 'names.txt'), 'subjectAltName=IP:127.0.0.1,DNS:service.example\n');
  openssl(
    dir,
    ...['x509', '-req', '-in', 'request.pem', '-CA', 'ca.pem', '-CAkey', 'ca.key'],
    ...['-CAcreateserial', '-days', '2', '-extfile', 'names.txt', '-out', 'service.pem'],
  );
  const read = (name: string) => readFileSync(join(dir, name));
  return { ca: join(dir, 'ca.pem'), key: read('key.pem'), cert: read('service.pem') };
}
