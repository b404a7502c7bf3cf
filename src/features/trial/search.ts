/** What the trial page reads of the address. Spec 2. */
export interface TrialSearch {
  /** Switches the single-device trial on. */
  readonly singleDevTrial?: string | undefined;
  /** The device that a single-device trial fixes. */
  readonly deviceId?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Every key is named, so that nothing else of the address survives. */
export const trialSearch = (search: Record<string, unknown>): TrialSearch => ({
  singleDevTrial: text(search.singleDevTrial),
  deviceId: text(search.deviceId),
});

/**
 * The device that the address fixes, or undefined where the customer chooses. A switch that is on
 * without a device fixes none that there is. Spec 5.
 */
export const fixedDeviceId = ({ singleDevTrial, deviceId }: TrialSearch): string | undefined =>
  singleDevTrial === undefined || ['0', 'false'].includes(singleDevTrial)
    ? undefined
    : (deviceId ?? '');
