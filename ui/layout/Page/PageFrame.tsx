import { styled } from '@mui/material/styles';
import { createContext, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { CONTENT_MAX_WIDTH_PX, SAFE_AREA, Z_INDEX } from '../../theme';
import { PAGE_WIDTH } from './pageWidth';
import { roomAtTop } from './scrollRoom';
import { SkipLink } from './SkipLink';

/** What a page sets in the surrounding frame. */
export interface PageInFrame {
  /** Accessible name of the content. */
  readonly label?: string | undefined;
  readonly header?: ReactNode;
  readonly skipLabel?: string | undefined;
  /** Maximum width of the content column in px. */
  readonly maxWidth?: number | undefined;
  /** Reserves space beside the content from 900 px on. */
  readonly hasAside?: boolean;
}

interface FrameOfPage {
  readonly show: (page: PageInFrame) => void;
  /** Moves the focus to the content if the focused control was removed. */
  readonly keepFocus: () => void;
}

export const PageFrameContext = createContext<FrameOfPage | null>(null);

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundImage: theme.vars.palette.surface.dusk,
  backgroundRepeat: 'no-repeat',
}));

/** Without a header: blurs the page behind the phone's status bar. */
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
  // An action bar has its own safe-area padding.
  '&:not(:has(> [data-pinned]))': { paddingBottom: SAFE_AREA.bottom },
  [theme.breakpoints.up('md')]: {
    '&[data-aside]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: 8,
      // A message that replaces the content spans both columns.
      '> :only-child:not(:has([aria-busy=true]))': { gridColumn: '1 / -1' },
    },
  },
}));

/** Added to the column width in px: the margins without an `aside`, or the space with one. */
const MARGINS_PX = 32;
const BESIDE_PX = 376;

interface Props {
  readonly children: ReactNode;
}

/**
 * Stays mounted while pages and their states change: skip link, header and `main` element. A `Page`
 * inside sets their content.
 */
export function PageFrame({ children }: Props) {
  const [page, show] = useState<PageInFrame>({});
  const main = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  const frameOfPage = useMemo(
    () => ({
      show,
      keepFocus: () => {
        if (focused.current === null || focused.current.isConnected) return;
        focused.current = null;
        main.current?.focus({ preventScroll: true });
      },
    }),
    [],
  );
  const { label, header, skipLabel, maxWidth = CONTENT_MAX_WIDTH_PX, hasAside = false } = page;
  const width = { [PAGE_WIDTH]: `${maxWidth + (hasAside ? BESIDE_PX : MARGINS_PX)}px` };
  return (
    <PageFrameContext value={frameOfPage}>
      <Frame
        style={width as CSSProperties}
        onFocus={({ target }) => (focused.current = target)}
        onBlur={() => (focused.current = null)}
      >
        {skipLabel ? <SkipLink href="#main">{skipLabel}</SkipLink> : null}
        <Top ref={roomAtTop}>{header}</Top>
        <Columns
          ref={main}
          id="main"
          tabIndex={-1}
          aria-label={label}
          data-aside={hasAside || undefined}
        >
          {children}
        </Columns>
      </Frame>
    </PageFrameContext>
  );
}
