import { isRefused, refusalText } from '../../api/request/apiError';
import {
  useGiftCardGoodsQuery,
  useGiftCardSubscribeGoodsQuery,
} from '../../api/endpoints/giftCard.api';

/** What a gift card can be redeemed for, as two queries, and whether the service rejects it. */
export function useGiftCard(code: string) {
  const goods = useGiftCardGoodsQuery({ code });
  const extensions = useGiftCardSubscribeGoodsQuery({ code });
  const error = [goods.error, extensions.error].find(isRefused);
  return {
    goods,
    extensions,
    // Overrides cached data: a card that was valid a minute ago may be used up.
    refused: error !== undefined,
    /** The service's message, if it sent one. */
    refusal: refusalText(error),
  };
}
