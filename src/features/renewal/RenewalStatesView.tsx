import { EmptyState } from '@homeview/ui/EmptyState';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { RenewalSkeleton } from '@homeview/ui/Skeletons';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { ScreenPage } from '../../shell/pages/ScreenPage';

export interface RenewalStatesViewProps {
  /** Path of the previous page. */
  readonly backTo: string;
  readonly state: ScreenState<unknown>;
  /** Why the plan could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The service does not know the plan; otherwise empty means that no price renews it. */
  readonly unknown: boolean;
}

/** The renewal page without an offer: loading, failed, or no such plan. */
export function RenewalStatesView({ unknown, ...props }: RenewalStatesViewProps) {
  const text = useText();
  const loading = props.state.status === 'loading';
  return (
    <ScreenPage
      {...props}
      title={text('renew.title')}
      heading={loading ? 'contentTitle' : 'frame'}
      aside={null}
      loading={<RenewalSkeleton title={text('renew.title')} />}
      empty={
        <EmptyState
          title={text(unknown ? 'subscription.unknownTitle' : 'check_products_empty')}
          message={text(unknown ? 'subscription.unknownMessage' : 'packages.emptyMessage')}
          action={<HomeLink />}
        />
      }
    />
  );
}
