import styled from '@emotion/styled';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { CONTENT_MAX_WIDTH_PX, SAFE_AREA, clearOfSides } from '../../theme';
import { longWords } from '../../theme/surfaces';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Logo } from '../Logo';
import { PAGE_WIDTH } from '../Page';

export interface AppHeaderProps {
  /** Name of the page or the product; it wraps when there is no room. */
  title?: ReactNode;
  /** Name of the logo. */
  logoLabel: string;
  /** Makes the logo a button (the way home). */
  onLogo?: (() => void) | undefined;
  /** Takes the logo's place on inner pages. */
  back?: { label: string; onBack: () => void } | undefined;
  /** At the end: `HouseMenu`, `PageMenu`, a language choice. */
  end?: ReactNode;
}

const Bar = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.surface.hairline}`,
  paddingTop: SAFE_AREA.top,
}));

const Line = styled('div')({
  display: 'flex',
  // A long name, a long language or large texts take a line of their own: nothing is cut off.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 60,
  maxWidth: `calc(var(${PAGE_WIDTH}, ${CONTENT_MAX_WIDTH_PX + 32}px) + ${SAFE_AREA.left} + ${SAFE_AREA.right})`,
  marginInline: 'auto',
  paddingBlock: 6,
  ...clearOfSides(16),
});

const Title = styled('div')({
  ...longWords,
  flex: '1 1 0',
  // Narrower, and what stands at the end takes the next line.
  minWidth: 'min(100%, 6rem)',
  fontSize: '1.0625rem',
  fontWeight: 680,
  letterSpacing: '-0.01em',
});

const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  marginInlineStart: 'auto',
});

/** The top of every page: where one is, which house, and what else there is. */
export function AppHeader(props: AppHeaderProps) {
  const { title, logoLabel, onLogo, back, end } = props;
  return (
    <Bar>
      <Line>
        {back ? (
          <IconButton edge="start" aria-label={back.label} onClick={back.onBack}>
            <Icon icon={ArrowLeft} />
          </IconButton>
        ) : onLogo ? (
          <IconButton edge="start" aria-label={logoLabel} onClick={onLogo} style={{ padding: 4 }}>
            <Logo />
          </IconButton>
        ) : (
          <Logo title={logoLabel} />
        )}
        {title ? <Title>{title}</Title> : null}
        <End>{end}</End>
      </Line>
    </Bar>
  );
}
