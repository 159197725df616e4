import { NO_LOCALE } from '@plaza/contract/editor';
import { Link } from '@tanstack/react-router';
import { t } from '../../texts/texts.ts';
import { readRecent } from './recent-entries.ts';

/** Links to the entries that were opened last. */
export function Recent({ websiteId }: { readonly websiteId: number }) {
  const entries = readRecent(websiteId);
  if (entries.length === 0) return null;
  return (
    <section className="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">{t('find.recent')}</h2>
      <ul>
        {entries.map(({ folder, locale, id, title }) => (
          <li key={`${folder}/${locale}/${id}`}>
            <Link
              to="/sites/$websiteId/entries/$folder/$locale/$entry"
              params={{ websiteId, folder, locale: locale || NO_LOCALE, entry: id }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
