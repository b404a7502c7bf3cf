/** Words and phrases that comments must not use: standard terms are easier to search for and to read. */
export const unplainWords = [
  ...['anew', 'befell', 'befalls', 'deed', 'deeds', 'hence', 'lest', 'nobody', 'told'],
  ...['thereof', 'whence', 'whither', 'whoever', 'whomever', 'whosoever'],
  ...['for want of', 'in vain', 'let go', 'of its own', 'of their own'],
  ...["of one's own", 'is to be', 'are to be', 'be had', 'not any more', 'whose turn'],
];
