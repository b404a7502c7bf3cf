import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells whoever has started this process where it listens. */
export function printPort(server: Server): void {
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`Ready: http://127.0.0.1:${port}/\n`);
  });
}
