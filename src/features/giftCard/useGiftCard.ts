import { isRefused, refusalText } from '../../api/request/apiError';
import { useGiftCardExtensions, useGiftCardGoods } from '../../api/endpoints/giftCard.api';

/** What a gift card is good for, as two queries; and whether the service will not have it. Spec 4, 8. */
export function useGiftCard(code: string) {
  const goods = useGiftCardGoods(code);
  const extensions = useGiftCardExtensions(code);
  const error = [goods.error, extensions.error].find(isRefused);
  return {
    goods,
    extensions,
    // Beats what is held: a card that was good a minute ago may be used up.
    refused: error !== undefined,
    /** The service's words, where it had any. */
    refusal: refusalText(error),
  };
}
