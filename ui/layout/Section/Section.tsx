import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Subtitle } from '../Title';

export interface SectionProps {
  title: ReactNode;
  /** One action for the whole section, at the end of its title row. */
  action?: ReactNode;
  children: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 12,
});

/** A section of a page with a title, which also names its landmark. */
export function Section({ title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Subtitle id={titleId} as="h2">
          {title}
        </Subtitle>
        {action}
      </Head>
      {children}
    </section>
  );
}
