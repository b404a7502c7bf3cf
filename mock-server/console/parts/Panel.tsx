import type { ReactNode } from 'react';
import { Section } from '@homeview/ui/Section';
import { Card } from './Card';
import { ClosedOnPhone, useIsWide } from './ClosedOnPhone';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Closed on a phone: what is needed now and then. */
  readonly isSecond?: boolean;
}

/** A section whose content is one card. */
export function Panel({ title, children, isSecond = false }: Props) {
  const card = <Card as="div">{children}</Card>;
  const isFolded = !useIsWide() && isSecond;
  return (
    <Section title={title}>
      {isFolded ? <ClosedOnPhone summary="Show">{card}</ClosedOnPhone> : card}
    </Section>
  );
}
