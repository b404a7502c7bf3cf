/** The product's name. The one place that spells it; texts take it as the argument `brand`. */
export const BRAND = 'HomeView Cloud';
