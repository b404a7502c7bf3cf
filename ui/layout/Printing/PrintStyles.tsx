import GlobalStyles from '@mui/material/GlobalStyles';

/** Elements that are not printed: the frame of the page, controls and what is still loading. */
const NOT_ON_PAPER =
  'header, footer, nav, button, [data-link], [data-skeleton], [role="status"], a[href="#main"]';

const styles = {
  '@page': { margin: '12mm' },
  '@media print': {
    // Black on white, also in the dark scheme. No element is as tall as the screen: that would add a page.
    '*, *::before, *::after': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      borderColor: '#b8b8b8 !important',
      // Not 0: a flex item would become smaller than its text, and the next one would cover it.
      minHeight: 'auto !important',
    },
    html: { fontSize: '9pt' },
    // No touch targets and little air on paper, so that a long bill fits on one sheet.
    'main, main > *': { padding: '0 !important' },
    'div:has(> section)': { rowGap: '9pt !important' },
    'section > div:first-of-type': { marginBottom: '3pt !important' },
    'dl > div': { paddingBlock: '2pt !important' },
    // The dot of a status is only a colour.
    '[data-tone]::before': { display: 'none' },
    section: { breakInside: 'avoid' },
    // On the screen the header shows the title, and the page's `h1` is visually hidden.
    'main h1': {
      position: 'static !important',
      width: 'auto !important',
      height: 'auto !important',
      margin: '0 0 6pt !important',
      clip: 'auto !important',
      clipPath: 'none !important',
      whiteSpace: 'normal !important',
      fontSize: '16pt !important',
    },
    [NOT_ON_PAPER]: { display: 'none !important' },
  },
} as const;

/** While mounted, the page prints its content only, black on white. */
export const PrintStyles = () => <GlobalStyles styles={styles} />;
