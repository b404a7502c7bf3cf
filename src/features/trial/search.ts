/** Query parameters of the trial page. */
export interface TrialSearch {
  /** Enables the single-device trial. */
  readonly singleDevTrial?: string | undefined;
  /** The device of a single-device trial. */
  readonly deviceId?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const trialSearch = (search: Record<string, unknown>): TrialSearch => ({
  singleDevTrial: text(search.singleDevTrial),
  deviceId: text(search.deviceId),
});

/**
 * The device fixed by the URL; undefined if the customer selects one. An enabled single-device
 * trial without a device id returns '', which matches no device.
 */
export const fixedDeviceId = ({ singleDevTrial, deviceId }: TrialSearch): string | undefined =>
  singleDevTrial === undefined || ['0', 'false'].includes(singleDevTrial)
    ? undefined
    : (deviceId ?? '');
