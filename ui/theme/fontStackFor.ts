/** Inter, and until it has come the stand-in of its size (@font-face in index.html). */
const inter = "'Inter Variable', 'Inter Stand-in'";

const latin = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Systems carry good fonts for these scripts; shipping one would cost megabytes. */
const systemFonts: Readonly<Record<string, string>> = {
  zh: "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif",
  ja: "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', Meiryo, sans-serif",
  th: "'Thonburi', 'Noto Sans Thai', 'Leelawadee UI', 'Sukhumvit Set', sans-serif",
};

/**
 * The font-family of a locale. Latin letters and digits stay Inter everywhere, so that prices look
 * the same in all ten locales; the script's own system fonts follow.
 */
export function fontStackFor(locale: string): string {
  const language = locale.split('-')[0] ?? '';
  const own = systemFonts[language];
  return `${inter}, ${own ?? latin}`;
}
