import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Subtitle } from '../Title';

export interface SectionProps {
  title: ReactNode;
  /** One thing to do with the whole section, at the end of its title. */
  action?: ReactNode;
  children: ReactNode;
  /** 2 unless told; the look stays the same. */
  headingLevel?: 2 | 3 | undefined;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 12,
});

/** A titled part of a page, and a landmark named by its title. */
export function Section({ title, action, children, headingLevel = 2 }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Subtitle id={titleId} as={`h${headingLevel}`}>
          {title}
        </Subtitle>
        {action}
      </Head>
      {children}
    </section>
  );
}
