interface Content {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object | undefined;
}

/** A complete HTTP/1.1 request over a kept-alive connection, as it is sent. */
export function requestBytes(method: string, path: string, { headers, body }: Content = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const about = {
    host: '127.0.0.1',
    connection: 'keep-alive',
    ...headers,
    ...(body && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  };
  const lines = Object.entries(about).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', text].join('\r\n');
}
