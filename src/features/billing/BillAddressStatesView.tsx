import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { FormSkeleton } from '@homeview/ui/Skeletons';
import { useText } from '../../i18n/useText';
import { ScreenPage } from '../../shell/pages/ScreenPage';
import { AddressHead } from './AddressHead';

/** Country row and postal code: the fields that a new address starts with. */
const FIELDS = 2;

export interface BillAddressStatesViewProps {
  /** Path and query of the previous page. */
  readonly backTo: string;
  /** The page that requested an address. */
  readonly returnTo?: string | undefined;
  readonly state: ScreenState<unknown>;
  /** Why the address could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
}

/** Loading and error states of the billing address page. */
export function BillAddressStatesView({ returnTo, ...page }: BillAddressStatesViewProps) {
  const text = useText();
  return (
    <ScreenPage
      {...page}
      title={text('menu.billAddress')}
      heading={page.state.status === 'loading' ? 'contentTitle' : 'frame'}
      width="form"
      loading={
        <>
          <AddressHead returnTo={returnTo} />
          <FormSkeleton fields={FIELDS} />
        </>
      }
    />
  );
}
