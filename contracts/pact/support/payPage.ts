/** A payment page that the portal opens: https, or http on this machine in development. */
export const PAY_PAGE = /^(https:\/\/|http:\/\/(([a-z0-9-]+\.)*localhost|127\.0\.0\.1)[:/])[!-~]+$/;
