/** Length of a gift card code and maximum length of its field. Spec 9. */
export const GIFT_CODE_LENGTH = 10;
