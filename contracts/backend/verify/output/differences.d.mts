interface Mismatch {
  readonly type: string;
  readonly path?: string;
  readonly key?: string;
  readonly mismatch?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly actualBody?: string;
}
export interface Difference {
  readonly cause?: string;
  readonly text: string;
  readonly expected?: string;
}
/** The differences of an interaction, one for each cause, sorted by place. */
export declare function differencesOf(
  mismatch: { readonly mismatches?: readonly Mismatch[]; readonly message?: string },
  interaction: { readonly answer: object },
  record: {
    readonly answer?: { readonly body: string | Buffer; readonly headers: object };
    readonly mask: (text: string) => string;
  },
): Difference[];
