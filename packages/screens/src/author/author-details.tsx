import type { Author } from '@plaza/contract';
import { Prose, Section } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import type { ScreenProps } from '../screen.ts';

type AuthorDetailsProps = ScreenProps & { readonly author: Author | undefined };

/** Biography, credentials, expertise, conflicts of interest and profiles elsewhere. */
export async function AuthorDetails({ author, ...props }: AuthorDetailsProps) {
  const { t } = await props.content.translator();
  const body = author?.biography ?? props.page.body;
  return (
    <>
      {body.content.length > 0 && (
        <Section id="biography" heading={t('author-biography')}>
          <PageBody {...props} page={{ ...props.page, body }} />
        </Section>
      )}
      <Lines id="credentials" heading={t('author-credentials')} lines={author?.credentials} />
      <Lines id="expertise" heading={t('author-expertise')} lines={author?.expertise} />
      {author?.conflictsOfInterest && (
        <Section id="conflicts" heading={t('author-conflicts')}>
          <Prose>
            <p>{author.conflictsOfInterest}</p>
          </Prose>
        </Section>
      )}
      <Profiles heading={t('author-profiles')} addresses={author?.sameAs} />
    </>
  );
}

type LinesProps = {
  readonly id: string;
  readonly heading: string;
  readonly lines: readonly string[] | undefined;
};

function Lines({ id, heading, lines = [] }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Section id={id} heading={heading}>
      <Prose>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}

type ProfilesProps = { readonly heading: string; readonly addresses: Author['sameAs'] };

function Profiles({ heading, addresses = [] }: ProfilesProps) {
  if (addresses.length === 0) return null;
  return (
    <Section id="profiles" heading={heading}>
      <Prose>
        <ul>
          {addresses.map((address) => (
            <li key={address}>
              <a href={address} rel="external me">
                {address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
              </a>
            </li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}
