import { textItem } from '../../platform/storage/storage';

/** Path and query of the last payment attempt in this tab, for "Try again". */
export const checkoutPage = textItem('checkoutPage', 'tab');
