export { Page, type PageProps } from './Page';
export { PageFrame } from './PageFrame';
export { PAGE_WIDTH } from './pageWidth';
