import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';

/** Shown if the URL names a plan or package that this card does not cover. */
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
