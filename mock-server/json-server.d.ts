import type { RequestHandler } from 'express';

// Documented by json-server ("Custom output example"), but missing in its types.
declare module 'json-server' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- its own declaration has it, too
  interface JsonServerRouter<T> {
    render: RequestHandler;
  }
}
