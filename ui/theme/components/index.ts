import type { ThemeOptions } from '@mui/material/styles';
import { base } from './base';
import { buttons } from './buttons';
import { cards } from './cards';
import { feedback } from './feedback';
import { fields } from './fields';
import { lists } from './lists';
import { navigation } from './navigation';
import { overlays } from './overlays';

/** Default props, variants and styles of MUI's components. */
export const components: ThemeOptions['components'] = {
  ...base,
  ...buttons,
  ...cards,
  ...feedback,
  ...fields,
  ...lists,
  ...navigation,
  ...overlays,
};
