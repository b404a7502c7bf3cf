/** Compares folders of pacts file by file; prints the differences and returns the counts. */
export declare function comparePacts(options: {
  written: string;
  committed: string;
  write?: boolean;
  say?: (line: string) => void;
}): { passed: number; failed: number };
