import type { ReactNode } from 'react';
import type { IllustrationName } from '../../graphics/Illustration';
import { MessagePanel } from '../MessagePanel';

export interface EmptyStateProps {
  illustration?: IllustrationName | undefined;
  title: ReactNode;
  message?: ReactNode;
  /** What fills the emptiness. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ illustration = 'empty', title, message, action }: EmptyStateProps) {
  return <MessagePanel {...{ illustration, title, message }} actions={action} />;
}
