import { Badge } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useSession } from '../app/use-website.ts';
import { t } from '../texts/texts.ts';

/** The websites of the user; a single one is opened at once. */
export function WebsitesScreen() {
  const { websites = [] } = useSession() ?? {};
  const [only, ...others] = websites;
  if (only && others.length === 0)
    return <Navigate to="/sites/$websiteId" params={{ websiteId: only.id }} replace />;
  return (
    <>
      <h1>{t('websites.title')}</h1>
      {websites.length === 0 ? <p>{t('websites.none')}</p> : null}
      <ul className="cards">
        {websites.map(({ id, name, locales, owner }) => (
          <li key={id}>
            <h2>
              <Link to="/sites/$websiteId" params={{ websiteId: id }}>
                {name}
              </Link>
            </h2>
            <p>{locales.join(', ')}</p>
            {owner === 'files' ? <Badge color="gray">{t('websites.files')}</Badge> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
