/** Codes of the native bridge; they never travel over HTTP. */
export const BridgeCode = { TimedOut: 408, Failed: 400, NeedsApp: 500, NoListener: 404 } as const;
export type BridgeCode = (typeof BridgeCode)[keyof typeof BridgeCode];

/** The code of a successful bridge response, in both directions. Assumed. */
export const BRIDGE_OK = 200;
