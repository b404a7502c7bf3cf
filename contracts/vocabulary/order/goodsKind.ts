/**
 * `typeId` of a package that is a trial; every other value is a usual one. Assumed: the
 * specification names the field and not its values.
 */
export const TRIAL_TYPE_ID = '2';
