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
  /** Says nothing when it went well: where the address is only a step, as in /package/renewal. Spec 8. */
  readonly silent?: boolean;
}

/**
 * Saving the billing address: the first one is added without an id (ruling 43), another takes its
 * place. Then it is fetched again. Spec 7, 8.
 */
export function useSaveAddress(stored: BillAddress | null, { silent = false }: Options = {}) {
  const [add] = useAddUserBillInfoMutation();
  const [update] = useUpdateUserBillInfoMutation();
  const dispatch = useAppDispatch();
  const text = useText();
  const underWay = useRef(false);
  /** The answer to an added address may have been lost, and a second one would be refused. */
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

  /** True once it is saved. */
  async function save(contents: NewBillAddress): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    try {
      const message = text(await send(contents));
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
