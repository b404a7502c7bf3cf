export { ExtensionTile, type ExtensionTileProps } from './ExtensionTile';
