import { styled } from '@mui/material/styles';
import { use, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { clearOf } from '../../theme';
import { PageFrame, PageFrameContext } from './PageFrame';
import type { PageInFrame } from './PageFrame';
import type { PageWidth } from './pageWidth';
import { TALL, clearOfBars, sticksIfItFits } from './scrollRoom';

export interface PageProps extends Omit<PageInFrame, 'hasAside'> {
  children: ReactNode;
  /** Sticky at the top: an `AppHeader`. */
  header?: ReactNode;
  /** Sticky at the bottom on phones: a `BottomActionBar`. */
  footer?: ReactNode;
  /**
   * Beside the content from 900 px on (an order summary), below it on phones. `null` reserves its space
   * while it is loading, which avoids a layout shift.
   */
  aside?: ReactNode;
  /** On desktops, after the action bar and across both columns. It may arrive after the rest. */
  below?: ReactNode;
  /** `form` for forms and results, `frame` for a table; default: `text`. */
  width?: PageWidth | undefined;
  /** Text of the skip link. */
  skipLabel?: string | undefined;
}

const Content = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  minWidth: 0,
  // Unbreakable names must not widen the page; focus rings have space in the padding.
  overflowX: 'clip',
  padding: '20px 16px 32px',
  ...clearOfBars,
  [theme.breakpoints.up('md')]: { flexGrow: 0, paddingBlock: '32px 24px' },
  '[data-trail] > &': { paddingTop: 12 },
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
    [`&[${TALL}]`]: { position: 'static' },
    '[data-trail] > &': { paddingTop: 12 },
  },
}));

const Below = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: '0 16px 32px',
  ...clearOfBars,
  [theme.breakpoints.up('md')]: { gridColumn: '1 / -1' },
}));

/**
 * A page: header, content column, aside and footer. Header and column belong to the surrounding
 * `PageFrame`, which stays mounted when the page changes; without one the page renders its own.
 */
export function Page(props: PageProps) {
  if (use(PageFrameContext) !== null) return <PageContent {...props} />;
  return (
    <PageFrame>
      <PageContent {...props} />
    </PageFrame>
  );
}

function PageContent({ children, footer, aside, below, ...inFrame }: PageProps) {
  const { label, header, trail, skipLabel, width, centered } = inFrame;
  const frame = use(PageFrameContext);
  const hasAside = aside !== undefined;
  // Layout effects, so that they run before paint. On a page change the cleanup runs before the next page's effect.
  useLayoutEffect(
    () => frame?.show({ label, header, trail, skipLabel, width, centered, hasAside }),
    [frame, label, header, trail, skipLabel, width, centered, hasAside],
  );
  useLayoutEffect(() => () => frame?.show(null), [frame]);
  // Runs after the effects of the content, which may have moved the focus themselves.
  useEffect(() => frame?.keepFocus());
  return (
    <>
      <Content>{children}</Content>
      {aside ? <Aside ref={sticksIfItFits}>{aside}</Aside> : null}
      {footer}
      {below ? <Below data-below>{below}</Below> : null}
    </>
  );
}
