import { memo } from 'react';
import { Notice } from '@homeview/ui/Notice';
import { PayMethodList } from '@homeview/ui/PayMethodList';
import { Stack } from '@homeview/ui/Stack';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { PAY_MODE_TEXT } from './payModes';
import { useText } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { OutsideLink } from '../../shell/links/OutsideLink';

interface Props {
  readonly modes: readonly PayMode[];
  readonly chosen: PayMode | undefined;
  readonly onChoose: (mode: PayMode) => void;
}

/** Payment method selection with the wallet provider's agreement. */
export const PayModeChoice = memo(function PayModeChoice({ modes, chosen, onChoose }: Props) {
  const { walletAgreementUrl } = usePortalConfig();
  const text = useText();
  if (modes.length === 0) {
    return (
      <Notice tone="warning" title={text('pay.noMethodTitle')}>
        {text('pay.noMethodMessage')}
      </Notice>
    );
  }
  return (
    <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
      <PayMethodList
        label={text('checkout.payWith')}
        value={chosen === undefined ? null : String(chosen)}
        options={modes.map((mode) => {
          const { title, hint, icon } = PAY_MODE_TEXT[mode];
          return {
            value: String(mode),
            label: text(title),
            description: hint ? text(hint) : undefined,
            icon,
          };
        })}
        onChange={(value) => {
          const mode = modes.find((known) => String(known) === value);
          if (mode !== undefined) onChoose(mode);
        }}
      />
      {chosen === PayMode.PayPal && walletAgreementUrl !== '' ? (
        <div>
          <OutsideLink href={walletAgreementUrl} standalone>
            {text('pay.walletAgreement')}
          </OutsideLink>
        </div>
      ) : null}
    </Stack>
  );
});
