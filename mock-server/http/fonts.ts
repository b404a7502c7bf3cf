import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express from 'express';
import type { Application } from 'express';

const FONTS_PATH = '/__mock/fonts';

/** The style sheet with the font of `ui`, for pages that work before a build. */
export const FONT_SHEET = `${FONTS_PATH}/wght.css`;

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource-variable/inter/wght.css'));

/** Serves the font as its package has it. Its names contain no hash of the content. */
export function serveFonts(app: Application): void {
  app.use(FONTS_PATH, express.static(folder, { index: false, maxAge: '1d' }));
}
