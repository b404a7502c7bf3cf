import { useRef } from 'react';
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
  const [add] = useAddUserBillInfoMutation();
  const [update] = useUpdateUserBillInfoMutation();
  const dispatch = useAppDispatch();
  const text = useText();
  const underWay = useRef(false);
  /**
   * Set if the response to an add call was lost: the address may exist, and a second one is
   * rejected.
   */
  const perhapsAdded = useRef(false);

  async function send(contents: NewBillAddress): Promise<'update_successful' | 'save_successful'> {
    const known =
      stored ?? (perhapsAdded.current ? await dispatch(refreshBillAddress()).unwrap() : null);
    if (known) {
      await update({ ...contents, id: known.id }).unwrap();
      return 'update_successful';
    }
    perhapsAdded.current = true;
    await add(contents).unwrap();
    return 'save_successful';
  }

  /** Resolves to true if the address was saved. */
  async function save(contents: NewBillAddress): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    try {
      const message = text(await send(contents), { what: 'saved' });
      if (!silent) showSuccess(message);
      await dispatch(refreshBillAddress());
      return true;
    } catch (error) {
      showFailure(text('save_failed'), error, text);
      return false;
    } finally {
      underWay.current = false;
    }
  }

  return save;
}
