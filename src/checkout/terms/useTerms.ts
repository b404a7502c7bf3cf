import { type Ref, useRef, useState } from 'react';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { textItem } from '../../platform/storage/storage';
import { stored } from '../../platform/storage/storedItems';
import { dialogs } from '../../shell/feedback';

/** The price whose terms were accepted in this tab, so no later page asks again. */
const agreedPrice = textItem('agreedTerms', 'tab');

/** Includes the user id, so another customer in this tab is asked again. */
const agreementTo = (goodsPriceId: string): string =>
  `${stored.user.get()?.id ?? ''}/${goodsPriceId}`;

export interface Terms {
  readonly agreed: boolean;
  readonly setAgreed: (agreed: boolean) => void;
  /** Shows the terms in a dialog if they are not accepted. True to go on to the next step. */
  readonly requireAgreement: () => Promise<boolean>;
  /** The checkbox's input, scrolled into view after the dialog. */
  readonly checkbox: Ref<HTMLInputElement>;
}

/** What a page shows of the terms. */
export type ShownTerms = Pick<Terms, 'agreed' | 'setAgreed' | 'checkbox'>;

interface TermsOptions {
  readonly text?: MessageId | undefined;
  /**
   * The next step is an order. Agreeing in the dialog then only ticks the box: an order takes a press
   * of the button that names the price. Such a page keeps the agreement of this tab, and shows it.
   */
  readonly orders?: boolean | undefined;
}

/**
 * Acceptance of the terms for one price. Initially unchecked on each visit of the plan page; a page
 * that orders asks only customers who have not agreed to this price in this tab.
 */
export function useTerms(goodsPriceId: string, options: TermsOptions = {}): Terms {
  const { text: terms = 'packages.termsText', orders = false } = options;
  const [agreedTo, setAgreedTo] = useState<string | null>(() =>
    orders && agreedPrice.get() === agreementTo(goodsPriceId) ? goodsPriceId : null,
  );
  const agreed = agreedTo === goodsPriceId;
  const setAgreed = (yes: boolean) => setAgreedTo(yes ? goodsPriceId : null);
  const text = useText();
  const checkbox = useRef<HTMLInputElement>(null);

  async function requireAgreement(): Promise<boolean> {
    if (!agreed) {
      const answer = await dialogs.open({
        title: text('packages.termsTitle'),
        content: text(terms),
        hideCancel: true,
        actions: [{ id: 'ok', label: text('common.ok') }],
        confirmLabel: text(orders ? 'packages.agree' : 'packages.agreeAndContinue'),
      });
      if (answer.by !== 'confirm') {
        // Scrolls to the unchecked box, which is below the tiles on a phone.
        checkbox.current?.scrollIntoView({ block: 'center' });
        return false;
      }
      setAgreed(true);
      if (orders) return false;
    }
    agreedPrice.set(agreementTo(goodsPriceId));
    return true;
  }

  return { agreed, setAgreed, requireAgreement, checkbox };
}
