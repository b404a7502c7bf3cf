/**
 * `npm test` runs a share of what takes long; `npm run reliability` runs all of it, for the numbers of
 * docs/reliability.md.
 */
export const ALL = process.env['RELIABILITY'] === 'all';
