import { RichText } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { renderContext } from './render-context.ts';

/** What editors wrote for a page. A fault in it is logged and shown in its place; the page goes on. */
export async function PageText(props: ScreenProps) {
  const { app, page } = props;
  return (
    <RichText
      document={page.body}
      mode="page"
      context={await renderContext(props)}
      onProblem={(error) =>
        app.log({ level: 'error', event: 'content-fault', path: page.path, error })
      }
    />
  );
}
