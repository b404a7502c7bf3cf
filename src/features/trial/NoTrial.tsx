import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { useGoToPlans } from '../../shell/useGoToPlans';

/** Shown if the service offers no trial. */
export function NoTrial({ title }: { readonly title: string }) {
  const text = useText();
  const toPlans = useGoToPlans();
  return (
    <PortalPage title={title} backTo="/" aside={null}>
      <EmptyState
        title={text('trial.noneTitle')}
        message={text('trial.noneMessage')}
        action={
          <>
            <BusyButton onClick={toPlans}>{text('packages.seeAll')}</BusyButton>
            <HomeLink />
          </>
        }
      />
    </PortalPage>
  );
}
