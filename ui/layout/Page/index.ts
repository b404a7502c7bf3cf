export { Page, type PageProps } from './Page';
export { PageFrame } from './PageFrame';
export { frameWidth } from './pageWidth';
export { useIsDesktop } from './useIsDesktop';
