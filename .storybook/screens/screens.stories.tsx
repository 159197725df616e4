import type { Meta } from '@storybook/react-vite';
import { problemStory } from './screen-story.tsx';

/** What every page has, and the two that say what went wrong (§2.4); `docs.ts` of each screen is its stories. */
export default {
  title: 'Screens/Every page',
  tags: ['screen'],
  parameters: { everyPage: true },
} satisfies Meta;

export const NotFound = problemStory('not-found');
export const ServerError = problemStory('server-error');
