/** Characters of a gift card code: letters, digits and underscores. */
export const GIFT_CODE_LENGTH = 10;

/** Lifetime of a second-factor code, in s. */
export const CODE_LIFE_S = 600;

/** Maximum length of an address outside the US, in characters. */
export const ADDRESS_MAX_LENGTH = 200;
