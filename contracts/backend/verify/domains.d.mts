interface Call {
  readonly name: string;
  readonly method: string;
  /** With its `{parameters}`. */
  readonly path: string;
  readonly domain: string;
}
export declare function callOf(request: { method: string; path: string }): Call | undefined;
/** Where the contract of a request is, as text; undefined for an unknown request. */
export declare function placeOf(request: { method: string; path: string }): string | undefined;
export declare function domainNames(): string[];
