import { findPage } from '@plaza/routing';
import { readRoutePage } from '../entry-page/read-route-page.ts';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';

/** A page as a link to it shows it. */
export type LinkedPage = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string | undefined;
};

type Props = Pick<ScreenProps, 'app' | 'match' | 'content'>;

/** The pages at paths below the country prefix, without those that do not exist. */
export async function linkedPages(
  props: Props,
  paths: readonly string[] = [],
): Promise<LinkedPage[]> {
  const pages = await Promise.all([...new Set(paths)].map((path) => linkedPage(props, path)));
  return pages.filter((page) => page !== undefined);
}

async function linkedPage(props: Props, path: string): Promise<LinkedPage | undefined> {
  const { app, match, content } = props;
  const href = pageLink(props, path);
  const found = findPage(app.site, { locale: match.locale, path });
  const page = found && (await readRoutePage(content, found.route));
  if (!href || !page) return undefined;
  return { id: path, href, title: page.heading, summary: page.lead };
}
