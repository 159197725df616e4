import type { Author } from '@plaza/contract';
import type { ProfilePage } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';
import { personNode } from './person.ts';

/** The page of a person who writes or reviews. */
export function profileNode(props: ScreenProps, author: Author): ProfilePage {
  return {
    '@type': 'ProfilePage',
    dateModified: props.page.updatedAt,
    mainEntity: {
      ...(personNode(props, author) as object),
      '@type': 'Person',
      ...(author.summary && { description: author.summary }),
      ...(author.expertise?.length && { knowsAbout: author.expertise }),
    },
  };
}
