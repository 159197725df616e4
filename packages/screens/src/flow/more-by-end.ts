import type { FlowTable } from '@plaza/flows';
import { pathOf } from '@plaza/routing';
import { linkedPages } from '../related/linked-page.ts';
import type { ScreenProps } from '../screen.ts';
import { endPages } from './end-pages.ts';
import type { MoreByEnd } from './flow-parts.tsx';

/** Links of an end. */
const MOST = 3;

/** The pages of the site that help from each end of a flow. */
export async function moreByEnd(props: ScreenProps, { ends }: FlowTable): Promise<MoreByEnd> {
  const { app, match, content } = props;
  const { t } = await content.translator();
  const heading = t('article-next-step');
  const entries = ends.map(async ({ name }) => {
    const paths = endPages(name).flatMap((type) => pathOf(app.site, type, match.locale) ?? []);
    const pages = await linkedPages(props, paths.slice(0, MOST));
    const links = pages.map(({ href, title }) => ({ href, label: title }));
    return [name, { heading, links }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
