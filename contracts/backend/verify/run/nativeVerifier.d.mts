export declare function program(): string;
export declare function runProgram(args: readonly string[], signal: AbortSignal): Promise<string>;
/** The environment of the verifier. */
export declare function verifierEnv(
  env?: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined>;
