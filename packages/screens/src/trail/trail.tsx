import { Breadcrumbs } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { pageTrail } from './page-trail.ts';

/** The way to an entry, above it; nothing on pages that the home page leads to directly. */
export async function Trail({
  app,
  match,
  page,
  content,
}: Pick<ScreenProps, 'app' | 'match' | 'page' | 'content'>) {
  const steps = pageTrail(app.site, match, page);
  if (steps.length < 3) return null;
  const { t } = await content.translator();
  return (
    <Breadcrumbs
      label={t('list-trail')}
      links={steps.slice(0, -1).map(({ name, href }) => ({ href, label: name }))}
    />
  );
}
