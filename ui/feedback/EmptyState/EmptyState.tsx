import type { ReactNode } from 'react';
import type { IllustrationName } from '../../graphics/Illustration';
import { MessagePanel } from '../MessagePanel';

export interface EmptyStateProps {
  illustration?: IllustrationName | undefined;
  title: ReactNode;
  message?: ReactNode;
  /** The action that adds the first item. */
  action?: ReactNode;
}

/** Shows that there is no data yet, and the next step. */
export function EmptyState({ illustration = 'empty', title, message, action }: EmptyStateProps) {
  return <MessagePanel {...{ illustration, title, message }} actions={action} />;
}
