import type { StoryObj } from '@storybook/react-vite';

/** Renders stories one below another, for a baseline story. */
export const examplesOf =
  (...stories: readonly [StoryObj, ...StoryObj[]]): StoryObj['render'] =>
  (args, context) => (
    <div className="story-examples">
      {Array.from(stories.entries(), ([index, { render, args: own }]) => (
        <div key={index}>{render?.({ ...args, ...own }, context)}</div>
      ))}
    </div>
  );
