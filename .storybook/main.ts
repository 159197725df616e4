import type { StorybookConfig } from '@storybook/react-vite';
import { brandTokens } from './build/brands.ts';
import { fixtureIndexer, fixtureStories } from './build/fixture-stories.ts';
import { screenIndexer, screenStories } from './build/screen-stories.ts';
import { uiBlocksStyles } from './build/ui-blocks-styles.ts';
import { videoHost } from './build/video-host.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './{editor,galleries,screens}/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../packages/screens/src/*/docs.ts',
  ],
  addons: [
    // Stories made of fixtures have no source of their own that could be read.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } },
    '@storybook/addon-a11y',
  ],
  // The screens show the content of the sample sites, with its pictures.
  staticDirs: [
    './public',
    ...['es-loans', 'platform'].map((app) => ({
      from: `../apps/${app}/content/images`,
      to: '/images',
    })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // React says what differs between server and browser only in its development build.
  features: {
    developmentModeForBuild: true,
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  experimental_indexers: (indexers = []) => [fixtureIndexer, screenIndexer, ...indexers],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      fixtureStories(),
      screenStories(),
      brandTokens(),
      uiBlocksStyles(),
      videoHost(),
      ...(vite.plugins ?? []),
    ],
    resolve: {
      ...vite.resolve,
      conditions: [
        '@plaza/source',
        ...(vite.resolve?.conditions ?? ['module', 'browser', 'development|production']),
      ],
    },
    // The style sheet arrives as Lightning CSS made it for visitors.
    build: { ...vite.build, cssMinify: false, chunkSizeWarningLimit: 5000 },
  }),
};

export default config;
