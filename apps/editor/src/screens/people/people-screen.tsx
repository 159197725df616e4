import { useQuery } from '@tanstack/react-query';
import { grantsQuery } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { useWebsiteId } from '../../app/use-place.ts';
import { t } from '../../texts/texts.ts';
import { GrantsForm } from './grants-form.tsx';
import { InviteForm } from './invite-form.tsx';

/** Who may do what in the website. */
export function PeopleScreen() {
  const websiteId = useWebsiteId();
  const query = useQuery(grantsQuery(websiteId));
  return (
    <>
      <h1>{t('nav.people')}</h1>
      <Answer query={query}>
        {({ users }) => (
          <ul className="cards">
            {users.map((each) => (
              <li key={each.user.id}>
                <GrantsForm websiteId={websiteId} {...each} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
      <InviteForm websiteId={websiteId} />
    </>
  );
}
