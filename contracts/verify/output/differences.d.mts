interface Mismatch {
  readonly type: string;
  readonly path?: string;
  readonly key?: string;
  readonly mismatch?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}
/** The reasons why an interaction failed, one line per mismatch. */
export declare function reasonsOf(
  failure: {
    readonly mismatch: { readonly mismatches?: readonly Mismatch[]; readonly message?: string };
  },
  state: string,
): string[];
