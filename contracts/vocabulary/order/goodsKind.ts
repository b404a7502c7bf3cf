/**
 * `typeId` of a trial package; any other value is a regular package. Assumed: the specification names
 * the field but not its values.
 */
export const TRIAL_TYPE_ID = '2';
