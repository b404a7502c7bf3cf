/** `buyNum` of a price that covers any number of devices. The number is assumed (ruling 2). Spec 9. */
export const UNLIMITED_DEVICES = -1;
