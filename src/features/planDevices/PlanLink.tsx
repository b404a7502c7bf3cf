import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextLink } from '@homeview/ui/TextLink';
import { inPage } from '../../shell/inPage';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another page of the same subscription. */
export function PlanLink({ to, children }: Props) {
  const router = useRouter();
  return (
    <TextLink href={to} standalone onClick={inPage(() => router.history.push(to))}>
      {children}
    </TextLink>
  );
}
