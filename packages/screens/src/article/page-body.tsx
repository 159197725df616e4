import { Prose } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { PageText } from './page-text.tsx';

/** The article of a page; nothing at all when editors wrote none. */
export function PageBody(props: ScreenProps) {
  if (props.page.body.content.length === 0) return null;
  return (
    <Prose>
      <PageText {...props} />
    </Prose>
  );
}
