import type { ComponentProps, ReactNode } from 'react';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { FailedView } from './FailedView';
import { PortalPage } from './PortalPage';

interface Props<T> extends Omit<ComponentProps<typeof PortalPage>, 'children'> {
  readonly state: ScreenState<T>;
  /** A skeleton of the page. */
  readonly loading: ReactNode;
  /** Why the page could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  readonly empty?: ReactNode;
  readonly children?: (data: T) => ReactNode;
}

/** A page with its states: loading, failed with a retry, empty, loaded. */
export function ScreenPage<T>(props: Props<T>) {
  const { state, loading, error, retrying, empty = null, children = () => null, ...page } = props;
  return (
    <PortalPage {...page}>
      <ScreenSwitch
        state={state}
        loading={loading}
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={retrying} />}
        empty={empty}
      >
        {children}
      </ScreenSwitch>
    </PortalPage>
  );
}
