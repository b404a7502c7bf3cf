export { Page, type PageProps } from './Page';
export { PAGE_WIDTH } from './pageWidth';
