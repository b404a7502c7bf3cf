import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { useBillAddress } from '../../api/endpoints/billing.api';
import { useSubmitAddress } from '../../checkout/address/useSubmitAddress';
import { useFormOfPages } from './BillAddressPages';
import { BillAddressStatesView } from './BillAddressStatesView';
import { BillAddressView } from './BillAddressView';
import { useReturn } from './useReturn';

/** The billing address. */
export function BillAddressScreen() {
  const { backTo, returnTo } = useReturn();
  const { currentData, error, refetch, isFetching } = useBillAddress();
  const state = screenStateOf({ data: currentData, error, retry: refetch });
  if (state.status === 'loaded') return <Address stored={state.data} />;

  return <BillAddressStatesView {...{ backTo, returnTo, state, error }} retrying={isFetching} />;
}

/** Saves the address and returns to the page that requested it. */
function Address({ stored }: { readonly stored: BillAddress | null }) {
  const { backTo, returnTo, goBack } = useReturn();
  const address = useFormOfPages();
  const { submit, saving } = useSubmitAddress(address, stored, { onSaved: goBack });
  return <BillAddressView {...{ address, saving, backTo, returnTo }} onSubmit={submit} />;
}
