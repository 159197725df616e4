import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

/** Links to the pages of topics, in the editors' order; a topic without a page is left out. */
export async function topicLinks(props: ScreenProps, ids?: readonly string[]) {
  const { match, content } = props;
  if (ids?.length === 0) return [];
  const { entries } = await content.list('categories');
  return entries
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .flatMap(({ name, path }) => {
      const address = pageLink(props, path);
      const current = path === match.route.path;
      return address ? [{ href: address, label: name, current }] : [];
    });
}
