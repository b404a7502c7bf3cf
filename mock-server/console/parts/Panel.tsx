import type { ReactNode } from 'react';
import { Section } from '@homeview/ui/Section';
import { Card } from './Card';

/** A section whose content is one card. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <Card as="div">{children}</Card>
  </Section>
);
