/** Flags for every browser the tests launch. */
export declare const launchFlags: string[];

/** The path of a browser that has been seen to work. */
export declare function ensureBrowser(): Promise<{ executablePath: string }>;

/** Whether a browser is the pinned build, whose pictures are the same on every machine. */
export declare function isPinned(executablePath: string): boolean;
