import type { Author } from '@plaza/contract';
import { type Entry, Portrait } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

/** A person with their picture and what they do. */
export function authorCard(
  props: Pick<ScreenProps, 'app' | 'match'>,
  { id, name, jobTitle, summary, path, portrait }: Author,
): Entry {
  const { imageSource } = props.app.blocks;
  return {
    ...{ id, title: name, mark: jobTitle, summary, href: pageLink(props, path) },
    picture: <Portrait name={name} image={portrait} imageSource={imageSource} loading="lazy" />,
  };
}
