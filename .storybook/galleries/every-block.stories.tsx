import './galleries.css';
import type { Meta, StoryObj } from '@storybook/react-vite';

type StoriesFile = { default: Meta; Baseline?: StoryObj };

/** The files of stories whose `Baseline` shows the examples of a block that say most. */
const files = Object.values(
  import.meta.glob<StoriesFile>('../../packages/ui-blocks/src/{blocks,stories}/**/*.stories.tsx', {
    eager: true,
  }),
);

export default {
  title: 'Foundations/Every block',
  tags: ['!autodocs'],
} satisfies Meta;

/** Every block on one page, in the brand and the scheme of the toolbar: how a brand looks, at a glance. */
export const Gallery: StoryObj = {
  tags: ['gallery'],
  render: (args, context) => (
    <div className="gallery__blocks">
      {files.map(({ default: { title, parameters }, Baseline }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {Baseline?.render?.(args, {
            ...context,
            parameters: { ...context.parameters, ...parameters },
          })}
        </section>
      ))}
    </div>
  ),
};
