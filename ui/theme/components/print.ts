import type { CSSObject } from '@mui/material/styles';

/** Not printed: the frame of the page, controls, and what is decoration or still loading. */
const NOT_ON_PAPER = [
  ...['header', 'footer', 'nav', 'button', '[role="status"]', 'a[href="#main"]'],
  ...[
    '.MuiButton-root',
    '[data-action-bar]',
    '[data-next-page]',
    '[data-skeleton]',
    '[data-link="standalone"]',
  ],
  ...['.MuiFormControl-root:has(select, [type="search"])', 'main a svg'],
].join(', ');

/** How every page prints: its content, black on white, one row under the other. */
export const onPaper: CSSObject = {
  // No element is as tall as the screen: that would add a sheet.
  '*, *::before, *::after': {
    color: '#000 !important',
    background: 'none !important',
    boxShadow: 'none !important',
    borderColor: '#b8b8b8 !important',
    // Not 0: a flex item would become smaller than its text, and the next one would cover it.
    minHeight: 'auto !important',
  },
  // A dark scheme would make the sheet itself dark.
  html: { fontSize: '9pt', colorScheme: 'light !important' },
  // No touch targets and little air on paper, so that a long bill fits on one sheet.
  'main, main > *': { padding: '0 !important' },
  'div:has(> section)': { rowGap: '9pt !important' },
  'section > div:first-of-type': { marginBottom: '3pt !important' },
  'dl > div': { paddingBlock: '2pt !important' },
  // The dot of a status is only a colour.
  '[data-tone]::before': { display: 'none' },
  // A list may go on on the next sheet, a row may not.
  'section:not(:has(li, tr)), li, tr, dl > div': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  // On the screen the header shows the title, and a place says what an amount is.
  'main h1, [data-on-paper]': {
    position: 'static !important',
    width: 'auto !important',
    height: 'auto !important',
    margin: '0 !important',
    clip: 'auto !important',
    clipPath: 'none !important',
    whiteSpace: 'normal !important',
  },
  'main h1': { margin: '0 0 6pt !important', fontSize: '16pt !important' },
  // Sheets of their own replace the page. Not every engine breaks inside a flex container.
  '*:has([data-sheets])': { display: 'block !important' },
  'main:has([data-sheets]) h1': { display: 'none !important' },
  [NOT_ON_PAPER]: { display: 'none !important' },
};
