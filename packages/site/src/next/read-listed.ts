import type { Answer, ContentClient } from '@plaza/content-client';
import { type ListResource, RESOURCES, type ResourceName } from '@plaza/contract';
import type { ListedEntries, ListQuery } from '@plaza/screens';
import { selectListed } from '../core/select-listed.ts';

/** Reads any resource; the resource's schemas check input and answer. */
type UntypedRead = (resource: ResourceName, input: object) => Promise<Answer<unknown>>;

type Listed = ListedEntries<ListResource>;

/** Reads the entries that a query selects from a list of a locale. */
export async function readListed(
  client: ContentClient,
  resource: ListResource,
  query: ListQuery & { readonly locale: string },
): Promise<Answer<Listed>> {
  const { locale, author, names } = query;
  const input =
    'author' in RESOURCES[resource].query.shape ? { locale, author, names } : { locale };
  const answer = await (client.read as UntypedRead)(resource, input);
  const listed = selectListed(answer.value as unknown[], query) as Listed;
  return { ...answer, value: listed };
}
