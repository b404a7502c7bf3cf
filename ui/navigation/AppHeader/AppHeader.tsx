import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { CONTENT_MAX_WIDTH_PX, SAFE_AREA, clearOfSides } from '../../theme';
import { longWords } from '../../theme/mixins';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../../inputs/IconButton';
import { Logo } from '../../graphics/Logo';
import { PAGE_WIDTH } from '../../layout/Page';

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
  // At the top: what can be pressed must not move when a name of several lines arrives.
  alignItems: 'flex-start',
  gap: 8,
  minHeight: 60,
  maxWidth: `calc(var(${PAGE_WIDTH}, ${CONTENT_MAX_WIDTH_PX + 32}px) + ${SAFE_AREA.left} + ${SAFE_AREA.right})`,
  marginInline: 'auto',
  paddingBlock: 8,
  ...clearOfSides(16),
});

/** As high as the button or the field beside it. */
const BareLogo = styled('div')({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  minHeight: 44,
  maxHeight: '3.25rem',
});

const Title = styled('div')({
  ...longWords,
  alignSelf: 'center',
  flex: '1 1 0',
  // Narrower, and what stands at the end takes the next line.
  minWidth: 'min(100%, 6rem)',
  fontSize: '1.0625rem',
  fontWeight: 680,
  letterSpacing: '-0.01em',
});

const End = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  // Where there is no room for a name, on the next line before it has come.
  flex: '2 1 0',
  minWidth: 'min(100%, 11rem)',
  gap: 4,
  // No wider than it needs; a field would take all there is.
  '&& > *': { width: 'auto' },
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
          <BareLogo>
            <Logo title={logoLabel} />
          </BareLogo>
        )}
        {title ? <Title>{title}</Title> : null}
        {end ? <End>{end}</End> : null}
      </Line>
    </Bar>
  );
}
