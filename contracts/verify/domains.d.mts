interface Call {
  readonly method: string;
  /** With its `{parameters}`. */
  readonly path: string;
  readonly domain: string;
}
export declare function callOf(request: { method: string; path: string }): Call | undefined;
export declare function domainNames(): string[];
