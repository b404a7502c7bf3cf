import { Outlet } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { useBillAddress } from '../../api/endpoints/billing.api';
import { useAddressForm } from '../../checkout/address/useAddressForm';
import type { AddressForm } from '../../checkout/address/useAddressForm';

const AddressFormContext = createContext<AddressForm | null>(null);

/** The pages of the billing address: one form, which stays on the way to the countries and back. */
export function BillAddressPages() {
  const { currentData } = useBillAddress();
  return (
    <AddressFormContext value={useAddressForm(currentData)}>
      <Outlet />
    </AddressFormContext>
  );
}

/** The form of these pages. */
export function useFormOfPages(): AddressForm {
  const address = use(AddressFormContext);
  if (address === null) throw new Error('This is no page of the billing address.');
  return address;
}
