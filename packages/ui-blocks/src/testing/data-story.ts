import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';

/** Shows the data of a story as JSON instead of its code. */
const jsonOf = (_code: string, { args }: { readonly args: object }) =>
  JSON.stringify(args, null, 2);

/** Parameters of stories made by `dataStory`. */
export const asJson = {
  docs: { source: { type: 'code', language: 'json', transform: jsonOf } },
} as const;

/** Stories of a part, each with data that its documentation shows and that controls change. */
export const dataStory =
  <Data extends object>(render: (data: Data) => ReactElement) =>
  (args: Data): StoryObj => ({ args, render: (data) => render(data as Data) });
