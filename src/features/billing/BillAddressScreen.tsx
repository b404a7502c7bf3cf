import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { FormSkeleton } from '@homeview/ui/Skeletons';
import { useBillAddress } from '../../api/billing.api';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { AddressHead } from './AddressHead';
import { BillAddressForm } from './BillAddressForm';
import { useReturn } from './useReturn';

/** Country row and postal code. The address of a customer who has none is not empty but begun. */
const FIELDS = 2;

/** The billing address. Spec 2. */
export function BillAddressScreen() {
  const text = useText();
  const { backTo } = useReturn();
  const { currentData, error, refetch, isFetching } = useBillAddress();
  const state = screenStateOf({ data: currentData, error, retry: refetch });
  if (state.status === 'loaded') return <BillAddressForm stored={state.data} />;

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
