/** `buyNum` of a price for any number of devices. The value is assumed (ruling 2). Spec 9. */
export const UNLIMITED_DEVICES = -1;
