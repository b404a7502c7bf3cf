import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { AddressForm } from '../../checkout/address/useAddressForm';
import { useCountryChoice } from '../../checkout/address/useCountryChoice';

/**
 * Lets the browser fill in the country together with the postal code. Customers choose it by the
 * link to the country list, which a browser can't fill in.
 */
export function CountryAutofill({ address }: { readonly address: AddressForm }) {
  const { options, onChange, ...select } = useCountryChoice(address);
  return (
    <VisuallyHidden aria-hidden>
      <select {...select} tabIndex={-1} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </VisuallyHidden>
  );
}
