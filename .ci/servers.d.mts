/** A port of loopback that nobody listens on. */
export declare function freePort(): Promise<number>;
