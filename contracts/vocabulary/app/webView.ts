/** The token that the provider's app adds to the user agent, before `/<version>`. */
export const WEB_VIEW_TOKEN = 'HomeViewApp';
