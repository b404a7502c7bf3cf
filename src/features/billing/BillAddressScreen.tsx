import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { FormSkeleton } from '@homeview/ui/Skeletons';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import { useBillAddress } from '../../api/billing.api';
import { useSubmitAddress } from '../../checkout/address/useSubmitAddress';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { AddressHead } from './AddressHead';
import { useFormOfPages } from './BillAddressPages';
import { BillAddressView } from './BillAddressView';
import { useReturn } from './useReturn';

/** Country row and postal code. The address of a customer who has none is not empty but begun. */
const FIELDS = 2;

/** The billing address. Spec 2. */
export function BillAddressScreen() {
  const text = useText();
  const { backTo } = useReturn();
  const { currentData, error, refetch, isFetching } = useBillAddress();
  const state = screenStateOf({ data: currentData, error, retry: refetch });
  if (state.status === 'loaded') return <Address stored={state.data} />;

  return (
    <PortalPage
      title={text('menu.billAddress')}
      headingInContent={state.status === 'loading'}
      maxWidth={560}
      backTo={backTo}
    >
      <ScreenSwitch
        state={state}
        loading={
          <>
            <AddressHead />
            <FormSkeleton fields={FIELDS} />
          </>
        }
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={isFetching} />}
        empty={null}
      >
        {() => null}
      </ScreenSwitch>
    </PortalPage>
  );
}

/** Saving the address, and the way on from there. */
function Address({ stored }: { readonly stored: BillAddress | null }) {
  const { backTo, returnTo, goBack } = useReturn();
  const address = useFormOfPages();
  const { submit, saving } = useSubmitAddress(address, stored, { onSaved: goBack });
  return <BillAddressView {...{ address, saving, backTo, returnTo }} onSubmit={submit} />;
}
