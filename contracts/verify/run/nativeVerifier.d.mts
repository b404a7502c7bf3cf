export declare function program(): string;
/** The environment of the verifier. */
export declare function verifierEnv(
  env?: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined>;
