/** Flags for every browser the tests launch. */
export declare const launchFlags: string[];

/** The path of a browser that has been seen to work. */
export declare function ensureBrowser(): Promise<{ executablePath: string }>;
