import type { Decorator, Preview } from '@storybook/react-vite';
// Imported here, so that the font is loaded before a picture is taken.
import '@fontsource-variable/inter/wght.css';
import { configure } from 'storybook/test';
import { AppTheme } from '../ui/theme';
import { controlsThatWork } from './controls';
import type { Picture } from './pictures';
import { VIEWPORTS, type Size } from './viewports';

// The default timeout of `findBy…` and `waitFor`, 1 s, is too short for a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Wraps every story in the theme, in the colour scheme of the toolbar. */
const withTheme: Decorator = (Story, { globals, parameters }) => {
  const mode = globals['scheme'] === 'dark' ? 'dark' : 'light';
  const padding = parameters['layout'] === 'fullscreen' ? 0 : 16;
  return (
    <AppTheme mode={mode}>
      <div style={{ padding }}>
        <Story />
      </div>
    </AppTheme>
  );
};

const toStyles = ({ width, height }: Size) => ({ width: `${width}px`, height: `${height}px` });

const preview: Preview = {
  tags: ['autodocs'],
  // Stories that measure or scroll need the final font.
  loaders: [() => document.fonts.load("16px 'Inter Variable'")],
  decorators: [withTheme],
  argTypesEnhancers: [controlsThatWork],
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    // Accessibility violations fail a story, both in Storybook and in the tests.
    a11y: {
      test: 'error',
      // Off by default in axe: labels in names (WCAG 2.5.3) and sizes of targets (WCAG 2.5.8).
      config: {
        rules: ['label-content-name-mismatch', 'target-size'].map((id) => ({ id, enabled: true })),
      },
    },
    // The stories are the examples of how to use a component.
    docs: { canvas: { sourceState: 'shown' } },
    controls: { matchers: { date: /Date$/ } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          'Theme',
          'Layout',
          'Graphics',
          'Navigation',
          'Inputs',
          'Cards',
          'Lists',
          'Feedback',
          'Overlays',
          'Screens',
        ],
      },
    },
    pictures: ['light', 'dark'] satisfies Picture[],
    viewport: {
      options: {
        smallPhone: { name: 'Small phone', styles: toStyles(VIEWPORTS.smallPhone) },
        phone: { name: 'Phone', styles: toStyles(VIEWPORTS.phone) },
        desktop: { name: 'Desktop', styles: toStyles(VIEWPORTS.desktop) },
      },
    },
  },
};

export default preview;
