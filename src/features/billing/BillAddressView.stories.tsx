import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fn } from 'storybook/test';
import { billAddressExample } from '@homeview/contracts/domains/billing/billing.examples';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { useAddressForm } from '../../checkout/address/useAddressForm';
import type { StoredAddress } from '../../checkout/address/useAddressForm';
import { BillAddressView } from './BillAddressView';
import type { BillAddressViewProps } from './BillAddressView';

interface Args extends Omit<BillAddressViewProps, 'address'> {
  readonly stored: StoredAddress;
  /** Simulates a press of Save: empty required fields show their errors. */
  readonly judged?: boolean;
}

const meta = {
  title: 'Screens/Billing address',
  ...viewMeta,
  args: { stored: billAddressExample(), saving: false, backTo: '/', onSubmit: fn() },
  render: function Address({ stored, judged = false, ...props }) {
    const address = useAddressForm(stored);
    const { trigger } = address.form;
    useEffect(() => {
      if (judged) void trigger();
    }, [judged, trigger]);
    return <BillAddressView {...props} address={address} />;
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const abroad = { countryCode: 'DEU', postal: '10115', county: '', city: '', state: '' } as const;

export const Loaded: Story = screenPictures;
export const Empty: Story = { args: { stored: null } };
/** On the way to redeem a gift card. */
export const GiftCardStep: Story = {
  args: { stored: null, returnTo: `/giftCard/${GIFT_CODE}/packages` },
};
export const Abroad: Story = {
  args: { stored: billAddressExample({ ...abroad, address: 'Invalidenstr. 1, Berlin' }) },
  parameters: { locale: 'de-DE' },
};
export const Saving: Story = { args: { saving: true } };
/** Errors of all required fields after Save. */
export const MissingFields: Story = { args: { stored: null, judged: true } };
