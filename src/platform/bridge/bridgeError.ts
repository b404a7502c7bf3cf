/** Why a bridge call failed: a `BridgeCode`, or the app's own code. */
export interface BridgeError {
  readonly origin: 'bridge';
  readonly code: number;
  readonly desc: string;
}

export const bridgeError = (code: number, desc: string): BridgeError => ({
  origin: 'bridge',
  code,
  desc,
});
