export declare function proxiesIn(env: Readonly<Record<string, string | undefined>>): {
  httpProxy: string;
  httpsProxy: string;
  noProxy: string;
};
