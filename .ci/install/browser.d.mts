/** How every browser of the tests is launched, and with what flags beside. */
export declare function launchOptions(
  executablePath: string,
  flags?: readonly string[],
): { executablePath: string; args: string[]; ignoreDefaultArgs: string[] };

/** The path of a browser that has been seen to work. */
export declare function ensureBrowser(): Promise<{ executablePath: string }>;

/** Whether a browser is the pinned build, whose pictures are the same on every machine. */
export declare function isPinned(executablePath: string): boolean;
