/** Inter, and a size-adjusted fallback until it has loaded (@font-face in index.html). */
const inter = "'Inter Variable', 'Inter Stand-in'";

const latin = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** System fonts for these scripts; shipping a font would cost megabytes. */
const systemFonts: Readonly<Record<string, string>> = {
  zh: "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif",
  ja: "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', Meiryo, sans-serif",
  th: "'Thonburi', 'Noto Sans Thai', 'Leelawadee UI', 'Sukhumvit Set', sans-serif",
};

/**
 * The font-family of a locale. Latin letters and digits use Inter everywhere, so that prices look the
 * same in all ten locales; the system fonts of the script follow.
 */
export function fontStackFor(locale: string): string {
  const language = locale.split('-')[0] ?? '';
  const own = systemFonts[language];
  return `${inter}, ${own ?? latin}`;
}
