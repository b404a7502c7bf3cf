import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { needsAddressFirst } from '../../domain/offer/giftCardPaths';
import { useText } from '../../i18n/useText';

interface Props {
  /** The page that requested an address. */
  readonly returnTo: string | undefined;
}

/**
 * Title and intro of the billing address page, shown while the address loads. On the way to redeem a
 * gift card they name the step, and why the address is asked.
 */
export function AddressHead({ returnTo }: Props) {
  const text = useText();
  const isStep = returnTo !== undefined && needsAddressFirst(returnTo);
  return (
    <Stack spacing={1} sx={{ mb: 2.5 }}>
      {isStep ? <Body size="small">{text('billAddress.step')}</Body> : null}
      <Title>{text('menu.billAddress')}</Title>
      <Body tone="muted">{text(isStep ? 'billAddress.giftWhy' : 'billAddress.intro')}</Body>
    </Stack>
  );
}
