export declare function proxyFor(
  url: URL,
  env?: Readonly<Record<string, string | undefined>>,
): URL | null;
