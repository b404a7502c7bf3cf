import { type Ref, useRef, useState } from 'react';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { textItem } from '../../platform/storage/storage';
import { stored } from '../../platform/storage/storedItems';
import { dialogs } from '../../shell/feedback';

/** The price whose terms were agreed to in this tab: the next page need not ask again. */
const agreedPrice = textItem('agreedTerms', 'tab');

/** One customer's agreement is not the next one's. */
const agreementTo = (goodsPriceId: string): string =>
  `${stored.user.get()?.id ?? ''}/${goodsPriceId}`;

export interface Terms {
  readonly agreed: boolean;
  readonly setAgreed: (agreed: boolean) => void;
  /** True when agreed; otherwise shows the terms in a dialog, and the order must not be placed. */
  readonly requireAgreement: () => boolean;
  /** The checkbox's input, scrolled into view after the dialog. */
  readonly checkbox: Ref<HTMLInputElement>;
}

/**
 * Agreement to the terms of one price. Not ticked at first, and asked again on another visit of the
 * plan page; the device page asks only a customer who came past it. Spec 5, ruling 1.
 */
export function useTerms(goodsPriceId: string, terms: MessageId = 'packages.termsText'): Terms {
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const agreed = agreedTo === goodsPriceId;
  const setAgreed = (yes: boolean) => setAgreedTo(yes ? goodsPriceId : null);
  const text = useText();
  const checkbox = useRef<HTMLInputElement>(null);

  function requireAgreement(): boolean {
    if (agreed) {
      agreedPrice.set(agreementTo(goodsPriceId));
      return true;
    }
    void dialogs
      .open({
        title: text('packages.termsTitle'),
        content: text(terms),
        hideCancel: true,
      })
      // What is missing is brought into view: on a phone it lies below the tiles.
      .then(() => checkbox.current?.scrollIntoView({ block: 'center' }));
    return false;
  }

  return { agreed, setAgreed, requireAgreement, checkbox };
}

/** Whether the terms of this price were agreed to on the plan page, in this tab. */
export const agreedBefore = (goodsPriceId: string): boolean =>
  agreedPrice.get() === agreementTo(goodsPriceId);
