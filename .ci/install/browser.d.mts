/** Playwright's launch options for all test browsers, with optional further flags. */
export declare function launchOptions(
  executablePath: string,
  flags?: readonly string[],
): { executablePath: string; args: string[]; ignoreDefaultArgs: string[] };

/** The path of a working browser. */
export declare function ensureBrowser(): Promise<{ executablePath: string }>;

/** Whether a browser is the pinned build, which renders the same pictures on every machine. */
export declare function isPinned(executablePath: string): boolean;
