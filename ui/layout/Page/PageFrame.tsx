import { styled } from '@mui/material/styles';
import { createContext, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { SAFE_AREA, Z_INDEX } from '../../theme';
import { clearOfSides } from '../../theme/safeArea';
import {
  CONTENT_WIDTH,
  PAGE_WIDTH_PX,
  contentWidth,
  contentWidthWithMargins,
  frameWidth,
} from './pageWidth';
import type { PageWidth } from './pageWidth';
import { TALL, clearOfBars, roomAtTop } from './scrollRoom';
import { SkipLink } from './SkipLink';

/** What a page sets in the surrounding frame. */
export interface PageInFrame {
  /** Accessible name of the content. */
  readonly label?: string | undefined;
  readonly header?: ReactNode;
  /** Above the content on desktops: `Breadcrumbs`. It stays mounted while the page's state changes. */
  readonly trail?: ReactNode;
  readonly skipLabel?: string | undefined;
  /** Maximum width of the content; default: `text`. */
  readonly width?: PageWidth | undefined;
  /** Centers the content column on desktops; by default it keeps the left edge of the header. */
  readonly centered?: boolean | undefined;
  /** Reserves space beside the content from 900 px on. */
  readonly hasAside?: boolean;
}

interface FrameOfPage {
  /** Null while no page is shown. */
  readonly show: (page: PageInFrame | null) => void;
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
  [`&[${TALL}]`]: { position: 'static' },
  '&:empty': {
    height: SAFE_AREA.top,
    flexShrink: 0,
    backdropFilter: glass,
    WebkitBackdropFilter: glass,
  },
});

const Trail = styled('div')({
  width: '100%',
  maxWidth: frameWidth,
  marginInline: 'auto',
  paddingTop: 24,
  ...clearOfSides(16),
  ...clearOfBars,
});

const Columns = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: frameWidth,
  paddingLeft: SAFE_AREA.left,
  paddingRight: SAFE_AREA.right,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  outline: 0,
  // The box of an empty frame would count as shifted when the header of the first page arrives.
  '&[data-empty]': { display: 'contents' },
  // An action bar has its own safe-area padding.
  '&:not(:has(> [data-action-bar]))': { paddingBottom: SAFE_AREA.bottom },
  '&:not([data-aside], [data-empty]) > *': {
    width: '100%',
    maxWidth: contentWidthWithMargins,
    marginInline: 'auto',
  },
  [theme.breakpoints.up('md')]: {
    '&:not([data-aside], [data-centered]) > *': { marginInline: 0 },
    // An action bar has its margins outside.
    '&:not([data-aside]) > [data-action-bar]': { width: 'auto', maxWidth: contentWidth },
    '&:not([data-aside], [data-centered]) > [data-action-bar]': { marginInline: 16 },
    '&[data-aside]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: 24,
      // Content below comes right after the two columns, instead of at the end of the window.
      '&:has(> [data-below])': { flex: 'none' },
      // A message that replaces the content spans both columns.
      '> :only-child:not(:has([aria-busy=true]))': { gridColumn: '1 / -1' },
    },
  },
}));

interface Props {
  readonly children: ReactNode;
}

/**
 * Stays mounted while pages and their states change: skip link, header and `main` element. A `Page`
 * inside sets their content.
 */
export function PageFrame({ children }: Props) {
  const [page, show] = useState<PageInFrame | null>(null);
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
  const { label, header, trail, skipLabel, width = 'text' } = page ?? {};
  const { hasAside = false, centered = false } = page ?? {};
  return (
    <PageFrameContext value={frameOfPage}>
      <Frame
        onFocus={({ target }) => (focused.current = target)}
        onBlur={() => (focused.current = null)}
      >
        {skipLabel ? <SkipLink href="#main">{skipLabel}</SkipLink> : null}
        <Top ref={roomAtTop}>{header}</Top>
        {trail ? <Trail>{trail}</Trail> : null}
        <Columns
          ref={main}
          id="main"
          tabIndex={-1}
          aria-label={label}
          data-empty={page === null || undefined}
          data-aside={hasAside || undefined}
          data-trail={Boolean(trail) || undefined}
          data-centered={centered || undefined}
          style={{ [CONTENT_WIDTH]: `${PAGE_WIDTH_PX[width]}px` } as CSSProperties}
        >
          {children}
        </Columns>
      </Frame>
    </PageFrameContext>
  );
}
