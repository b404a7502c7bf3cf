import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { Subtitle } from '../Title';

export interface SectionProps {
  title: ReactNode;
  /** One thing to do with the whole section, at the end of its title. */
  action?: ReactNode;
  children: ReactNode;
  /** 2 unless set; the look stays the same. */
  headingLevel?: 2 | 3 | undefined;
}

const head = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  mb: 1.5,
};

/** A titled part of a page, and a landmark named by its title. */
export function Section({ title, action, children, headingLevel = 2 }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack direction="row" sx={head}>
        <Subtitle id={titleId} as={`h${headingLevel}`}>
          {title}
        </Subtitle>
        {action}
      </Stack>
      {children}
    </section>
  );
}
