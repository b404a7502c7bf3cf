export declare const pactDir: string;
export declare const DOCUMENTED: string;
export declare const ASSUMED: string;
export declare function filesToVerify(options?: { assumed?: boolean }): string[];
