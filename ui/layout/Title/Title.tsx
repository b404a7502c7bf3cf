import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface TitleProps {
  children: ReactNode;
  align?: 'start' | 'center' | undefined;
}

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
}));

/** The name of a page or screen: its one first-level heading. */
export const Title = ({ children, align = 'start' }: TitleProps) => (
  <Heading style={{ textAlign: align }}>{children}</Heading>
);
