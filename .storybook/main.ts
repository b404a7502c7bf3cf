import type { StorybookConfig } from '@storybook/react-vite';

/** Two groups of screens still need the mock server, which a host of plain files has not. */
const isPublished = process.env.NODE_ENV === 'production';
const screens = isPublished
  ? '../src/**/*{View,States,Shell}.stories.tsx'
  : '../src/**/*.stories.tsx';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui/**/*.mdx', '../ui/**/*.stories.tsx', screens],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: {
    // The tables of props show the types and comments of the components' own interfaces.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['ui/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  core: {
    disableTelemetry: true,
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: '.storybook/vite.config.ts' },
    },
  },
};

export default config;
