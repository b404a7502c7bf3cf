import GlobalStyles from '@mui/material/GlobalStyles';

/** What has no meaning on paper: the frame of the page, and whatever is there to be pressed. */
const NOT_ON_PAPER = 'header, footer, button, [role="status"], a[href="#main"]';

const styles = {
  '@page': { margin: '14mm' },
  '@media print': {
    // Ink on paper, by night too; and no part is as tall as the screen, or there is a second page.
    '*, *::before, *::after': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      borderColor: '#b8b8b8 !important',
      minHeight: '0 !important',
    },
    html: { fontSize: '10pt' },
    // Paper needs no room for fingers: a bill of many facts stays on one sheet.
    'dl > div': { paddingBlock: '2pt !important' },
    // The dot of a status is nothing but colour.
    '[data-tone]::before': { display: 'none' },
    section: { breakInside: 'avoid' },
    [NOT_ON_PAPER]: { display: 'none !important' },
  },
} as const;

/** While this is drawn, the page prints as a plain sheet: content only, black on white. */
export const PrintStyles = () => <GlobalStyles styles={styles} />;
