import { RichText } from '@plaza/ui-blocks/react';
import type { ScreenProps } from './screen.ts';

/** What editors wrote for a page. A fault in it is logged and shown in its place; the page goes on. */
export function PageText({ app, page }: Pick<ScreenProps, 'app' | 'page'>) {
  return (
    <RichText
      document={page.body}
      mode="page"
      onProblem={(error) =>
        app.log({ level: 'error', event: 'content-fault', path: page.path, error })
      }
    />
  );
}
