import type {
  BillAddress,
  NewBillAddress,
} from '@homeview/contracts/domains/billing/billing.schemas';
import {
  refreshBillAddress,
  useAddUserBillInfoMutation,
  useUpdateUserBillInfoMutation,
} from '../../api/endpoints/billing.api';
import { useAppDispatch } from '../../api/dispatch';
import { useText } from '../../i18n/useText';
import { showFailure, showSuccess } from '../../shell/showOutcome';
import { useAction } from '../../shell/useAction';

interface Options {
  /**
   * Shows no success message, for pages on which the address is one step, such as /package/renewal.
   */
  readonly silent?: boolean;
}

/**
 * Saves the billing address: adds the first one without an id or updates the existing
 * one, then refetches it.
 */
export function useSaveAddress(stored: BillAddress | null, { silent = false }: Options = {}) {
  const [add, { isUninitialized }] = useAddUserBillInfoMutation();
  const [update] = useUpdateUserBillInfoMutation();
  const dispatch = useAppDispatch();
  const text = useText();

  async function send(contents: NewBillAddress): Promise<'update_successful' | 'save_successful'> {
    // If the answer to an add call was lost, the address may exist, and a second one is rejected.
    const known =
      stored ?? (isUninitialized ? null : await dispatch(refreshBillAddress()).unwrap());
    if (known) {
      await update({ ...contents, id: known.id }).unwrap();
      return 'update_successful';
    }
    await add(contents).unwrap();
    return 'save_successful';
  }

  const { run } = useAction(async (_, contents: NewBillAddress): Promise<boolean> => {
    try {
      const message = text(await send(contents), { what: 'saved' });
      if (!silent) showSuccess(message);
      await dispatch(refreshBillAddress());
      return true;
    } catch (error) {
      showFailure(text('save_failed'), error, text);
      return false;
    }
  });

  /** Resolves to true if the address was saved. */
  return async (contents: NewBillAddress) => (await run(contents)) === true;
}
