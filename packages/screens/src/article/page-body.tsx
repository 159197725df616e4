import { Prose } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { PageText } from './page-text.tsx';

/** The article of a page; renders nothing without content. */
export function PageBody(props: ScreenProps) {
  if (props.page.body.content.length === 0) return null;
  return (
    <Prose>
      <PageText {...props} />
    </Prose>
  );
}
