/** Why a call over the bridge failed: a `BridgeCode`, or any other the app gave. Spec 8. */
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
