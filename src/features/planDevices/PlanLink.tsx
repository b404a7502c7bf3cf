import type { ReactNode } from 'react';
import { PageLink } from '../../shell/links/PageLink';

interface Props {
  readonly to:
    | '/subscription/$id'
    | '/subscription/$id/adjustDevice'
    | '/subscription/$id/adjustDevice/remove';
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to another page of the same subscription. */
export const PlanLink = ({ to, id, children }: Props) => (
  <PageLink to={to} params={{ id }} activeOptions={{ exact: true }} standalone>
    {children}
  </PageLink>
);
