/** What the provider's app adds to the browser identifier, before `/<version>`. Spec 1. */
export const WEB_VIEW_TOKEN = 'HomeViewApp';
