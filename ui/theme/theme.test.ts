import { readFileSync } from 'node:fs';
import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { fontStackFor } from './fontStackFor';
import { darkPalette, lightPalette } from './palette';
import { createAppTheme } from './theme';

/** WCAG 2.2 AA: 4.5:1 for text, 3:1 for the boundary of a control. */
const TEXT = 4.5;
const EDGE = 3;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('contrast of the %s scheme', (_, p) => {
  const { paper, default: page } = p.background;
  const surfaces = [paper, page, p.surface.sunken];
  const text = [
    ...surfaces.flatMap((on) => [
      [p.text.primary, on],
      [p.text.secondary, on],
      [p.primary.main, on],
      [p.error.main, on],
    ]),
    [p.text.secondary, p.surface.muted],
    [p.surface.mutedText, p.surface.muted],
    ...[p.accent, p.success, p.warning, p.error, p.info].flatMap((c) => [
      [c.dark, c.light],
      [p.text.primary, c.light],
      [c.contrastText, c.main],
    ]),
    [p.text.secondary, p.primary.light],
    [p.primary.contrastText, p.primary.main],
    [p.primary.contrastText, p.primary.dark],
  ] as [string, string][];

  it.each(text)('is at least 4.5:1 for text %s on %s', (color, on) => {
    expect(getContrastRatio(color, on)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(surfaces)('is at least 3:1 for the outline of a field on %s', (on) => {
    expect(getContrastRatio(p.surface.outline, on)).toBeGreaterThanOrEqual(EDGE);
  });
});

describe('fontStackFor', () => {
  it.each([
    ['en-US', 'system-ui'],
    ['de-DE', 'system-ui'],
    ['zh-CN', 'PingFang SC'],
    ['ja-JP', 'Hiragino Sans'],
    ['th-TH', 'Thonburi'],
  ])('starts with Inter for %s and falls back to %s', (locale, font) => {
    expect(fontStackFor(locale)).toContain(font);
    expect(fontStackFor(locale)).toMatch(/^'Inter Variable'/);
  });

  it.each(['en-US', 'ja-JP'])(
    'has the fallback font of index.html after Inter for %s',
    (locale) => {
      const [, second] = fontStackFor(locale).split(', ');
      expect(readFileSync('index.html', 'utf8')).toContain(`font-family: ${second};`);
    },
  );
});

describe('createAppTheme', () => {
  it('creates CSS variables for the colours of both schemes', () => {
    const { vars, generateStyleSheets } = createAppTheme();
    expect(vars.palette.accent.main).toContain('--hv-palette-accent-main');
    const sheets = generateStyleSheets();
    expect(sheets).toContainEqual(
      expect.objectContaining({
        '[data-theme="dark"]': expect.objectContaining({
          '--hv-palette-surface-sunken': darkPalette.surface.sunken,
        }) as object,
      }),
    );
  });

  it('applies the texts of a locale pack', () => {
    const texts = { components: { MuiAlert: { defaultProps: { closeText: 'Schließen' } } } };
    expect(createAppTheme({ texts }).components?.MuiAlert?.defaultProps?.closeText).toBe(
      'Schließen',
    );
  });
});
