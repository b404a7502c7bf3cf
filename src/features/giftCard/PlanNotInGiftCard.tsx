import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';

/** An address that names a plan or package which this card is not for. */
export function PlanNotInGiftCard({ code }: { readonly code: string }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={text('giftCard.notOfCardTitle')}
      message={text('giftCard.notOfCardMessage')}
      action={
        <BusyButton
          onClick={() =>
            void navigate({ to: '/giftCard/$code/packages', params: { code }, replace: true })
          }
        >
          {text('giftCard.seeChoices')}
        </BusyButton>
      }
    />
  );
}
