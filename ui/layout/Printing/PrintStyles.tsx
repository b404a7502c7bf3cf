import GlobalStyles from '@mui/material/GlobalStyles';

/** Elements that are not printed: the frame of the page and interactive controls. */
const NOT_ON_PAPER = 'header, footer, button, [role="status"], a[href="#main"]';

const styles = {
  '@page': { margin: '14mm' },
  '@media print': {
    // Black on white, also in the dark scheme. No element is as tall as the screen: that would add a page.
    '*, *::before, *::after': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      borderColor: '#b8b8b8 !important',
      minHeight: '0 !important',
    },
    html: { fontSize: '10pt' },
    // No touch targets on paper, so that a long bill fits on one sheet.
    'dl > div': { paddingBlock: '2pt !important' },
    // The dot of a status is only a colour.
    '[data-tone]::before': { display: 'none' },
    section: { breakInside: 'avoid' },
    [NOT_ON_PAPER]: { display: 'none !important' },
  },
} as const;

/** While mounted, the page prints its content only, black on white. */
export const PrintStyles = () => <GlobalStyles styles={styles} />;
