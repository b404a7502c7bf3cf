import { LoadError } from '@homeview/ui/LoadError';
import type { LoadErrorProps } from '@homeview/ui/LoadError';

/** A page that could not be loaded. */
export const LoadFailed = (props: Pick<LoadErrorProps, 'message' | 'onRetry' | 'secondary'>) => (
  <LoadError title="Couldn’t load this page" retryLabel="Try again" {...props} />
);
