import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { useText } from '../../i18n/useText';

/** Title and intro of the billing address page, shown while the address loads. */
export function AddressHead() {
  const text = useText();
  return (
    <Stack spacing={1} sx={{ mb: 2.5 }}>
      <Title>{text('menu.billAddress')}</Title>
      <Body tone="muted">{text('billAddress.intro')}</Body>
    </Stack>
  );
}
