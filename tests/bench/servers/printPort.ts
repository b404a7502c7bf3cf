import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Prints the port for the parent process. */
export function printPort(server: Server): void {
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`Ready: http://127.0.0.1:${port}/\n`);
  });
}
