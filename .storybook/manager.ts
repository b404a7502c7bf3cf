import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The frame around the stories. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'HomeView design system', colorSecondary: '#4B5BF0' }),
});
