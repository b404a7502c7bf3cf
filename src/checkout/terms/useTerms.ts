import { type Ref, useRef, useState } from 'react';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { textItem } from '../../platform/storage/storage';
import { stored } from '../../platform/storage/storedItems';
import { dialogs } from '../../shell/feedback';

/** The price whose terms were accepted in this tab, so the next page does not ask again. */
const agreedPrice = textItem('agreedTerms', 'tab');

/** Includes the user id, so another customer in this tab is asked again. */
const agreementTo = (goodsPriceId: string): string =>
  `${stored.user.get()?.id ?? ''}/${goodsPriceId}`;

export interface Terms {
  readonly agreed: boolean;
  readonly setAgreed: (agreed: boolean) => void;
  /** True if accepted; otherwise shows the terms in a dialog, and the order must not be placed. */
  readonly requireAgreement: () => boolean;
  /** The checkbox's input, scrolled into view after the dialog. */
  readonly checkbox: Ref<HTMLInputElement>;
}

/**
 * Acceptance of the terms for one price. Initially unchecked on each visit of the plan page; the
 * device page asks only customers who skipped the plan page. Spec 5, ruling 1.
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
      // Scrolls to the unchecked box, which is below the tiles on a phone.
      .then(() => checkbox.current?.scrollIntoView({ block: 'center' }));
    return false;
  }

  return { agreed, setAgreed, requireAgreement, checkbox };
}

/** The terms of a price; null if they were accepted on the plan page in this tab. */
export function useTermsOnce(goodsPriceId: string, text?: MessageId): Terms | null {
  const terms = useTerms(goodsPriceId, text);
  const [agreedBefore] = useState(() => agreedPrice.get() === agreementTo(goodsPriceId));
  return agreedBefore ? null : terms;
}
