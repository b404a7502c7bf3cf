/** `buyNum` of a price for any number of devices. The value is assumed. */
export const UNLIMITED_DEVICES = -1;
