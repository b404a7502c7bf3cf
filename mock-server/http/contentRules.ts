/**
 * The content security policy of pages with scripts: only files of this server. Inline styles are
 * allowed because MUI and Swagger UI write them at run time.
 */
export const PAGE_RULES: readonly string[] = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `font-src 'self' data:`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
];
