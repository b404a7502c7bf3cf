import { createPortal } from 'react-dom';
import href from '@fontsource-variable/inter/wght.css?url&no-inline';

/**
 * The font of the house, once a page. It is linked from here, not from the document: the first paint,
 * which needs no font, would wait for it. A style inside the page would not wait either, but would tell
 * the font's host the page's whole address, gift codes too.
 */
export const Fonts = () => createPortal(<link rel="stylesheet" href={href} />, document.head);
