import { styled } from '@mui/material/styles';
import { use, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { clearOf } from '../../theme';
import { PageFrame, PageFrameContext } from './PageFrame';
import type { PageInFrame } from './PageFrame';
import { clearOfBars } from './scrollRoom';

export interface PageProps extends Omit<PageInFrame, 'hasAside'> {
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
  /** Widest the content column gets, in px; 720 unless set. */
  maxWidth?: number | undefined;
  /** Text of the link that jumps over the header. */
  skipLabel?: string | undefined;
}

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

/**
 * A page: header, one column, what is beside it, what is pinned below. Header and column belong to the
 * `PageFrame` around it, which stays when another page comes; without one the page brings its own.
 */
export function Page(props: PageProps) {
  if (use(PageFrameContext) !== null) return <PageContent {...props} />;
  return (
    <PageFrame>
      <PageContent {...props} />
    </PageFrame>
  );
}

function PageContent({ children, footer, aside, ...inFrame }: PageProps) {
  const frame = use(PageFrameContext);
  const hasAside = aside !== undefined;
  // Before it is painted. The page that follows in the same turn says what it wants after this is undone.
  useLayoutEffect(() => {
    frame?.show({ ...inFrame, hasAside });
    return () => frame?.show({});
  });
  // After the effects of the content, which may have a better place for the focus.
  useEffect(() => frame?.keepFocus());
  return (
    <>
      <Content>{children}</Content>
      {aside ? <Aside>{aside}</Aside> : null}
      {footer}
    </>
  );
}
