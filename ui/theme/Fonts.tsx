import { createPortal } from 'react-dom';
import href from '@fontsource-variable/inter/wght.css?url&no-inline';

/**
 * Loads the font. It is not linked in index.html, because it would block the first paint. An inline
 * style would not block either, but the request for the font would then send the whole page URL, which
 * may contain a gift card code.
 */
export const Fonts = () => createPortal(<link rel="stylesheet" href={href} />, document.head);
