import { textItem } from '../../platform/storage/storage';

/** The page of the last try to pay in this tab (path and query): where "Try again" leads. */
export const checkoutPage = textItem('checkoutPage', 'tab');
