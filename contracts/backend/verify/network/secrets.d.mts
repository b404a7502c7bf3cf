/** Returns a function that masks the secrets of these URLs and headers in a text. */
export declare function masker(
  urls: readonly (URL | null)[],
  headers: readonly (readonly [name: string, value: string])[],
): (text: string) => string;
export declare function shownUrl(url: URL): string;
