import { EmptyState } from '@homeview/ui/EmptyState';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { LoadError } from '@homeview/ui/LoadError';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { DetailSkeleton } from '@homeview/ui/Skeletons';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For every page or section that shows fetched data: it is loading, failed, empty or loaded. For code that is being fetched use PageLoading.',
  do: [
    'Make the state with screenStateOf: it keeps data on the screen when a refetch fails.',
    'Pass currentData of RTK Query, not data: data may still be that of the previous house.',
    'Keep the Title outside, so that it is there in all four states.',
    'Write a story for each state with screenStates.',
  ],
  dont: [
    'Test isLoading and isError yourself beside it.',
    'Pass a Spinner as loading: take the skeleton of the final shape.',
    'Forget isEmpty for a list: an empty list would show as nothing.',
  ],
};

interface FactsProps {
  readonly facts: readonly { label: string; value: string }[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

export const Example = ({ facts, error, refetch }: FactsProps) => (
  <ScreenSwitch
    state={screenStateOf({
      data: facts,
      error,
      isEmpty: (rows) => rows.length === 0,
      retry: refetch,
    })}
    loading={<DetailSkeleton />}
    failed={(retry) => (
      <LoadError
        title="Couldn’t load your plan"
        message="Your recordings are safe."
        retryLabel="Try again"
        onRetry={retry}
      />
    )}
    empty={<EmptyState title="No plan yet" />}
  >
    {(rows) => <KeyValueList rows={rows} />}
  </ScreenSwitch>
);
