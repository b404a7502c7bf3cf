/** The token that the provider's app adds to the user agent, before `/<version>`. Spec 1. */
export const WEB_VIEW_TOKEN = 'HomeViewApp';
