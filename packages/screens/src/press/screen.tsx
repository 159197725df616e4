import { ContactDetails, EntryList, PageTitle, Section, Timeline } from '@plaza/ui-blocks/react';
import { PageArticle } from '../article/page-article.tsx';
import { PageText } from '../article/page-text.tsx';
import { contactDetails, findOrganization } from '../frame/company-details.ts';
import type { ScreenProps } from '../screen.ts';
import { itemListNode } from '../structured-data/item-list.ts';

/** For journalists: whom to ask, the kit, and the releases, the newest first, each with an anchor. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const organization = findOrganization(await content.components());
  return (
    <>
      <PageTitle heading={page.heading} lead={page.lead} />
      {organization && (
        <ContactDetails heading={t('press-contact')} items={contactDetails(organization, t)} />
      )}
      <PageArticle {...props} />
      <Releases {...props} />
    </>
  );
}

export async function structuredData({ app, match, content }: ScreenProps) {
  const { entries } = await content.list('pressReleases');
  return itemListNode(
    app,
    entries.map(({ id, slug, title }) => ({ id, title, href: `${match.path}#${slug}` })),
  );
}

async function Releases(props: ScreenProps) {
  const { t, formats } = await props.content.translator();
  const { entries } = await props.content.list('pressReleases');
  return (
    <Section id="releases" heading={t('press-releases')}>
      {entries.length === 0 && <EntryList entries={[]} empty={t('press-no-releases')} />}
      <Timeline
        level={3}
        entries={entries.map(({ slug, title, publishedAt, summary, body }) => ({
          ...{ id: slug, title },
          date: { dateTime: publishedAt, text: formats.date(publishedAt) },
          children: (
            <div className="pz-text">
              <p>
                <strong>{summary}</strong>
              </p>
              <PageText {...props} page={{ ...props.page, body }} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}
