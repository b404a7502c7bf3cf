import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo } from '@homeview/ui/Logo';

const Top = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  // As wide as the page below it, whose width excludes its padding.
  boxSizing: 'content-box',
  margin: 'auto',
  padding: theme.spacing(1, 2),
}));

/** The name of a page. Content after it moves to the end of the bar. */
export const Name = styled('span')({
  margin: 0,
  marginRight: 'auto',
  fontSize: '1rem',
  fontWeight: 700,
});

interface Props {
  readonly children: ReactNode;
  /** Width of the page below, in px. */
  readonly maxWidth?: number;
}

/** The top bar of every page of the mock server. */
export const TopBar = ({ children, maxWidth }: Props) => (
  <Top>
    <Bar {...(maxWidth === undefined ? {} : { style: { maxWidth } })}>
      <Logo />
      {children}
    </Bar>
  </Top>
);
