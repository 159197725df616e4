import { type Category, CONTENT_FOLDERS, compareEntries } from '@plaza/contract';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

/**
 * Links to the pages of all topics or of those with `ids`, in the editors' order; a topic without a
 * page is left out.
 */
export async function topicLinks(props: ScreenProps, ids?: readonly string[]) {
  const { match } = props;
  const topics = await readTopics(props, ids);
  return topics.flatMap(({ name, path }) => {
    const address = pageLink(props, path);
    const current = path === match.route.path;
    return address ? [{ href: address, label: name, current }] : [];
  });
}

/** Some topics are read one by one: the page does not change with the others. */
async function readTopics(
  { content }: ScreenProps,
  ids?: readonly string[],
): Promise<readonly Category[]> {
  if (!ids) return (await content.list('categories')).entries;
  const topics = await Promise.all(ids.map((id) => content.item('category', id)));
  return topics
    .filter((topic) => topic !== undefined)
    .sort(compareEntries(CONTENT_FOLDERS.categories.order));
}
