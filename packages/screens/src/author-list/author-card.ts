import type { Author } from '@plaza/contract';
import type { Entry } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

export function authorCard(
  props: Pick<ScreenProps, 'app' | 'match'>,
  { id, name, jobTitle, summary, path }: Author,
): Entry {
  return { id, title: name, mark: jobTitle, summary, href: pageLink(props, path) };
}
