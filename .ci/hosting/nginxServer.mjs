/** What both checks behind nginx need: a configuration that fits this machine, and a free port. */
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** A configuration of docs/ with other values. @throws Error if an expected value is missing. */
export function adapted(name, changes) {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/${name} has no "${from}" any more.`);
      return text.replace(from, to);
    },
    readFileSync(join(root, 'docs', name), 'utf8'),
  );
}

/** Writes nginx.conf with a server block into a folder; returns its path. */
export function writeNginxConf(folder, { types, block, brotli }) {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name), { recursive: true });
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${brotli ? `load_module ${brotli};` : ''} ${user} daemon off; worker_processes 2; pid ${join(folder, 'pid')}; error_log stderr error;
    events { worker_connections 512; }
    http { include ${types}; access_log off; ${places.join(' ')}\n${block}\n}\n`,
  );
  return file;
}

/** Finds a free port, because nginx and Redis do not support port 0. */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 60_000);
    const isFree = await new Promise((resolve) => {
      const server = createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
