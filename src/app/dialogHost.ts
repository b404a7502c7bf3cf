/** A separate chunk, loaded when the page is idle. */
/** Re-exports one name: a dynamic import of the whole module would prevent tree shaking. */
export { DialogHost } from '@homeview/ui/Dialog';
