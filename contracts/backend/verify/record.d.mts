export interface Verification {
  readonly domain: string;
  readonly digest: string;
  readonly contractVersion: string;
  readonly serviceVersion: string;
  /** ISO 8601. */
  readonly verifiedAt: string;
  readonly result: 'passed' | 'failed';
  readonly passed: number;
  readonly failed: number;
  readonly pending: number;
}
export interface VerificationRecord {
  readonly service: string;
  readonly verifications: readonly Verification[];
}
interface Sent {
  readonly method: string;
  readonly path: string;
}
interface Interaction {
  readonly request: Sent;
  readonly assumed?: boolean;
}
interface Result {
  readonly description: string;
  readonly sent: Sent;
  readonly passed: boolean;
  readonly pending: boolean;
}
export declare function digestsOf(
  interactions: readonly Interaction[],
  domainOf: (request: Sent) => string,
): Record<string, string>;
export declare function recordRun(run: {
  file: string;
  service: string;
  serviceVersion: string;
  results: readonly Result[];
  pacts: string;
  at?: Date;
}): void;
