import { AppHeader } from '@homeview/ui/AppHeader';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { KeyValueList, type KeyValueListProps } from '@homeview/ui/KeyValueList';
import { LoadError } from '@homeview/ui/LoadError';
import { Page } from '@homeview/ui/Page';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { FactsSkeleton } from '@homeview/ui/Skeletons';
import { Title } from '@homeview/ui/Title';

type Rows = KeyValueListProps['rows'];

interface PlanScreenProps {
  /** What RTK Query's hook returns. */
  readonly query: { currentData?: Rows | undefined; error?: unknown; refetch: () => void };
  readonly renewing: boolean;
  readonly onRenew: () => void;
  readonly onBack: () => void;
}

export function PlanScreen({ query, renewing, onRenew, onBack }: PlanScreenProps) {
  const state = screenStateOf<Rows>({
    data: query.currentData,
    error: query.error,
    isEmpty: (rows) => rows.length === 0,
    retry: query.refetch,
  });
  return (
    <Page
      skipLabel="Skip to content"
      header={<AppHeader logoLabel="HomeView" back={{ label: 'Back', onBack }} />}
      footer={
        <BottomActionBar summary="$3.99 a month from 12/24/2026">
          <BusyButton busy={renewing} busyLabel="Renewing" onClick={onRenew} fullWidth>
            Renew now
          </BusyButton>
        </BottomActionBar>
      }
    >
      <Title>Your plan</Title>
      <ScreenSwitch
        state={state}
        loading={<FactsSkeleton rows={4} />}
        failed={(retry) => (
          <LoadError
            title="This page couldn’t be loaded"
            message="Nothing was changed."
            retryLabel="Try again"
            onRetry={retry}
          />
        )}
        empty={<EmptyState title="Nothing here yet" message="This house has no plan." />}
      >
        {(rows) => <KeyValueList rows={rows} />}
      </ScreenSwitch>
    </Page>
  );
}
