import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { FormSkeleton } from '@homeview/ui/Skeletons';
import { useText } from '../../i18n/useText';
import { ScreenPage } from '../../shell/pages/ScreenPage';
import { AddressHead } from './AddressHead';

/** Country row and postal code. The address of a customer who has none is not empty but begun. */
const FIELDS = 2;

export interface BillAddressStatesViewProps {
  /** Path and query of the page before. */
  readonly backTo: string;
  readonly state: ScreenState<unknown>;
  /** Why the address could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
}

/** The billing address while it is loading, or has failed to. */
export function BillAddressStatesView(props: BillAddressStatesViewProps) {
  const text = useText();
  return (
    <ScreenPage
      {...props}
      title={text('menu.billAddress')}
      headingInContent={props.state.status === 'loading'}
      maxWidth={560}
      loading={
        <>
          <AddressHead />
          <FormSkeleton fields={FIELDS} />
        </>
      }
    />
  );
}
