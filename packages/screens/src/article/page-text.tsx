import { RichText } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { renderContext } from './render-context.ts';

/**
 * The content of a page. An invalid node is logged and replaced by a fallback, and the rest
 * renders.
 */
export async function PageText(props: ScreenProps) {
  const { app, page } = props;
  return (
    <RichText
      document={page.body}
      mode="page"
      context={await renderContext(props)}
      onProblem={(error) =>
        app.log({ level: 'error', event: 'invalid-content', path: page.path, error })
      }
    />
  );
}
