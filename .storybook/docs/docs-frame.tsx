import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { applyDocsTheme } from '../preview/apply-theme.ts';
import { initialGlobals } from '../preview/globals.ts';

type Globals = typeof initialGlobals;

/** The page around documentation, in the scheme of the toolbar. */
export function DocsFrame(props: DocsContainerProps) {
  const { context } = props;
  const [globals, setGlobals] = useState<Globals>(() => readGlobals(context));
  useEffect(() => {
    const channel = addons.getChannel();
    // Stories in frames of the page tell it theirs, which are not those of the page.
    const follow = () => setGlobals(readGlobals(context));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  useEffect(() => applyDocsTheme(globals), [globals]);
  return <DocsContainer {...props} theme={themes[globals.scheme === 'dark' ? 'dark' : 'light']} />;
}

function readGlobals(context: DocsContainerProps['context']): Globals {
  const [story] = context.componentStories();
  return story ? (context.getStoryContext(story).globals as Globals) : initialGlobals;
}
