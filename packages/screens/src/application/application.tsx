import type { Job, Scholarship } from '@plaza/contract';
import { ButtonLink, FactList, Note, Section } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';
import { isClosed } from './is-closed.ts';

type ApplicationProps = Pick<ScreenProps, 'content'> & {
  readonly entry: Pick<Job | Scholarship, 'deadline' | 'applyUrl' | 'applyEmail'>;
};

/** Says above the text that applications are closed; nothing before the deadline is over. */
export async function ClosedNote({ content, entry: { deadline } }: ApplicationProps) {
  if (!isClosed(deadline, Date.now())) return null;
  const { t } = await content.translator();
  return (
    <Note kind="warning" title={t('application-closed')}>
      {t('application-closed-text', { date: deadline })}
    </Note>
  );
}

/** How to apply and until when; nothing once the deadline is over. */
export async function Application({
  content,
  entry: { deadline, applyUrl, applyEmail },
  label,
}: ApplicationProps & { readonly label: string }) {
  if (isClosed(deadline, Date.now())) return null;
  const { t, formats } = await content.translator();
  const email = applyEmail && { value: applyEmail, href: `mailto:${applyEmail}` };
  return (
    <Section id="apply" heading={t('application-how')}>
      <div className="pz-text">
        <FactList
          facts={[
            { term: t('job-deadline'), value: formats.date(deadline) },
            ...(email ? [{ term: t('email'), ...email }] : []),
          ]}
        />
        {applyUrl && (
          <p>
            <ButtonLink
              link={{ value: applyUrl, rel: ['external'], target: false }}
              label={label}
            />
          </p>
        )}
      </div>
    </Section>
  );
}
