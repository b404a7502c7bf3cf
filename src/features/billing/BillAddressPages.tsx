import { Outlet } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { useBillAddress } from '../../api/endpoints/billing.api';
import { useAddressForm } from '../../checkout/address/useAddressForm';
import type { AddressForm } from '../../checkout/address/useAddressForm';

const AddressFormContext = createContext<AddressForm | null>(null);

/**
 * The billing address pages share one form, so typed values survive a visit to the country list.
 */
export function BillAddressPages() {
  const { currentData } = useBillAddress();
  return (
    <AddressFormContext value={useAddressForm(currentData)}>
      <Outlet />
    </AddressFormContext>
  );
}

/** The form shared by these pages. */
export function useFormOfPages(): AddressForm {
  const address = use(AddressFormContext);
  if (address === null) throw new Error('This is no page of the billing address.');
  return address;
}
