import type { StoryObj } from '@storybook/react-vite';

/** Draws stories one below another: what a story that is compared with pictures shows. */
export const examplesOf =
  (...stories: readonly [StoryObj, ...StoryObj[]]): StoryObj['render'] =>
  (args, context) => (
    <div className="story-examples">
      {Array.from(stories.entries(), ([index, { render }]) => (
        <div key={index}>{render?.(args, context)}</div>
      ))}
    </div>
  );
