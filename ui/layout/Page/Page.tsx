import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { CONTENT_MAX_WIDTH_PX, SAFE_AREA, Z_INDEX, clearOf } from '../../theme';
import { keepPress } from './keepPress';
import { takeLostFocus } from './takeLostFocus';
import { PAGE_WIDTH } from './pageWidth';
import { clearOfBars, roomAtTop } from './scrollRoom';
import { SkipLink } from './SkipLink';

export interface PageProps {
  children: ReactNode;
  /** Stays at the top: an `AppHeader`. */
  header?: ReactNode;
  /** Stays at the bottom on phones: a `BottomActionBar`. */
  footer?: ReactNode;
  /**
   * Beside the content from 900 px on (an order summary), below it on phones. `null` keeps its room while
   * it is not known, for all of the page would move when it comes.
   */
  aside?: ReactNode;
  /** Widest the content column gets, in px; 720 unless told. */
  maxWidth?: number | undefined;
  /** Text of the link that jumps over the header. */
  skipLabel?: string | undefined;
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundImage: theme.vars.palette.surface.dusk,
  backgroundRepeat: 'no-repeat',
}));

/** Without a header: frosted glass behind the clock of the phone, and nothing to press below it. */
const glass = 'blur(16px)';

const Top = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: Z_INDEX.header,
  '&:empty': {
    height: SAFE_AREA.top,
    flexShrink: 0,
    backdropFilter: glass,
    WebkitBackdropFilter: glass,
  },
});

const Columns = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: `calc(var(${PAGE_WIDTH}) + ${SAFE_AREA.left} + ${SAFE_AREA.right})`,
  paddingLeft: SAFE_AREA.left,
  paddingRight: SAFE_AREA.right,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  outline: 0,
  // An action bar keeps clear of the home bar by itself.
  '&:not(:has(> [data-pinned]))': { paddingBottom: SAFE_AREA.bottom },
  [theme.breakpoints.up('md')]: {
    '&[data-aside]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: 8,
      // What says why nothing comes stands in the middle, not beside nothing.
      '> :only-child:not(:has([aria-busy=true]))': { gridColumn: '1 / -1' },
    },
  },
}));

const Content = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  minWidth: 0,
  // A name that cannot be broken makes no page wider; the rings of the focus have room in the margin.
  overflowX: 'clip',
  padding: '20px 16px 32px',
  ...clearOfBars,
  [theme.breakpoints.up('md')]: { flexGrow: 0, paddingBlock: '32px 24px' },
}));

const Aside = styled('div')(({ theme }) => ({
  padding: '0 16px 24px',
  minWidth: 0,
  overflowX: 'clip',
  ...clearOfBars,
  [theme.breakpoints.up('md')]: {
    gridColumn: 2,
    gridRow: '1 / 3',
    alignSelf: 'start',
    position: 'sticky',
    top: clearOf('top', 60),
    padding: '32px 16px',
  },
}));

/** Beside the column, in px: its margins, and where there is an `aside`, its room. */
const MARGINS_PX = 32;
const BESIDE_PX = 376;

/** The frame of every page: header, one column, what is beside it, what is pinned below. */
export function Page(props: PageProps) {
  const { children, header, footer, aside, skipLabel } = props;
  const column = props.maxWidth ?? CONTENT_MAX_WIDTH_PX;
  const isBeside = aside !== undefined;
  const frame = {
    [PAGE_WIDTH]: `${column + (isBeside ? BESIDE_PX : MARGINS_PX)}px`,
  } as CSSProperties;
  return (
    <Frame style={frame} {...keepPress}>
      {skipLabel ? <SkipLink href="#main">{skipLabel}</SkipLink> : null}
      <Top ref={roomAtTop}>{header}</Top>
      <Columns ref={takeLostFocus} id="main" tabIndex={-1} data-aside={isBeside || undefined}>
        <Content>{children}</Content>
        {aside ? <Aside>{aside}</Aside> : null}
        {footer}
      </Columns>
    </Frame>
  );
}
