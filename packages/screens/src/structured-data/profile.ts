import type { Author } from '@plaza/contract';
import type { ProfilePage } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';
import { companyOf } from './company.ts';
import { personNode } from './person.ts';

/** The page of a person who writes or reviews. */
export async function profileNode(props: ScreenProps, author: Author): Promise<ProfilePage> {
  return {
    '@type': 'ProfilePage',
    dateModified: props.page.updatedAt,
    mainEntity: {
      ...(personNode(props, author, await companyOf(props)) as object),
      '@type': 'Person',
      ...(author.summary && { description: author.summary }),
      ...(author.expertise?.length && { knowsAbout: author.expertise }),
    },
  };
}
