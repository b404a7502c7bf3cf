/** Cents as the wire's number. At most two decimals, so the division is exact enough to print. */
export const toAmount = (cents: number): number => cents / 100;

/** Cents as "2.99". */
export const toPrice = (cents: number): string => toAmount(cents).toFixed(2);

/** Parses a price with two decimals to cents, without floating point. */
export const toCents = (price: string): number => Number(price.replace('.', ''));
