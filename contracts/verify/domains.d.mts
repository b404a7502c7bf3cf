interface Call {
  readonly name: string;
  readonly method: string;
  /** With its `{parameters}`. */
  readonly path: string;
  readonly domain: string;
}
export declare function callOf(request: { method: string; path: string }): Call | undefined;
/** Where a request is written down, in words; nothing for one that is no call. */
export declare function placeOf(request: { method: string; path: string }): string | undefined;
export declare function domainNames(): string[];
