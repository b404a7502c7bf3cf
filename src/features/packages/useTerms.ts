import { useRef, useState } from 'react';
import { useText } from '../../i18n/useText';
import { textItem } from '../../platform/storage';
import { dialogs } from '../../shell/feedback';

/** The price whose terms were agreed to in this tab: the next page need not ask again. */
const agreedPrice = textItem('agreedTerms', 'tab');

/**
 * Agreement to the terms of one price. Not ticked at first, and asked anew for another visit of the
 * plan page; the device page asks only a customer who came past it. Spec 5, ruling 1.
 */
export function useTerms(goodsPriceId: string) {
  const [agreed, setAgreed] = useState(false);
  const text = useText();
  const checkbox = useRef<HTMLInputElement>(null);

  /** True when agreed; else says what the terms are, and nothing is ordered. */
  function requireAgreement(): boolean {
    if (agreed) {
      agreedPrice.set(goodsPriceId);
      return true;
    }
    void dialogs
      .open({
        title: text('packages.termsTitle'),
        content: text('packages.termsText'),
        hideCancel: true,
      })
      // What is missing is brought into view: on a phone it lies below the tiles.
      .then(() => checkbox.current?.scrollIntoView({ block: 'center' }));
    return false;
  }

  return { agreed, setAgreed, requireAgreement, checkbox };
}

/** Whether the terms of this price were agreed to on the plan page, in this tab. */
export const agreedBefore = (goodsPriceId: string): boolean => agreedPrice.get() === goodsPriceId;
