/** Codes of the native bridge; they never travel over HTTP. Spec 8. */
export const BridgeCode = { TimedOut: 408, Failed: 400, NeedsApp: 500, NoListener: 404 } as const;
export type BridgeCode = (typeof BridgeCode)[keyof typeof BridgeCode];

/** The code of an answer over the bridge that went well, either way. Assumed. */
export const BRIDGE_OK = 200;
