import type { Author } from '@plaza/contract';
import { Byline, type BylineDate } from '@plaza/ui-blocks/react';
import { pageLink } from '../links/page-link.ts';
import type { ScreenProps } from '../screen.ts';
import { findPeople } from './people.ts';

type PageBylineProps = ScreenProps & {
  /** Dates besides those of publication and of the last change. */
  readonly dates?: readonly BylineDate[];
  /** What else is worth knowing first, e.g. how long reading takes. */
  readonly note?: string | number | undefined;
};

/** Who wrote and reviewed the page, with links to their pages, and when. */
export async function PageByline({ dates = [], note, ...props }: PageBylineProps) {
  const { t, formats } = await props.content.translator();
  const { author, reviewer } = await findPeople(props);
  const { publishedAt, updatedAt } = props.page;
  const date = (label: string, instant: string) => ({
    ...{ label, dateTime: instant },
    text: formats.date(instant),
  });
  const isChanged = publishedAt !== undefined && dayOf(updatedAt) > dayOf(publishedAt);
  return (
    <Byline
      note={note ? `${note}` : undefined}
      imageSource={props.app.blocks.imageSource}
      people={[
        ...(author ? [person(props, author, t('article-written-by'))] : []),
        ...(reviewer ? [person(props, reviewer, t('article-reviewed-by'))] : []),
      ]}
      dates={[
        ...(publishedAt ? [date(t('article-published'), publishedAt)] : []),
        ...(isChanged ? [date(t('article-updated'), updatedAt)] : []),
        ...dates,
      ]}
    />
  );
}

function person(props: ScreenProps, { name, jobTitle, path, portrait }: Author, role: string) {
  return { role, name, note: jobTitle, href: pageLink(props, path), portrait };
}

const dayOf = (instant: string) => instant.slice(0, 10);
