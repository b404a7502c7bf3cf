/** The environment of the verifier for these addresses. */
export declare function verifierEnv(
  urls: readonly URL[],
  env?: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined>;
