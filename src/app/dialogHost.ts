/** Loaded when the page is idle, outside the first load. */
/** One name of the design system: a fetched module keeps all its names, this one only what is used. */
export { DialogHost } from '@homeview/ui/Dialog';
