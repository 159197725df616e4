import { Alert } from '@mantine/core';
import { useMay, useSession, useWebsite } from '../../app/use-website.ts';
import type { TextDrafts } from '../../interface-texts/use-text-drafts.ts';
import { t } from '../../texts/texts.ts';
import { PublishSet } from '../publish/publish-set.tsx';

type Props = {
  readonly drafts: TextDrafts;
  /** What was published last, said until something is typed. */
  readonly done: string | undefined;
  readonly onDone: (message: string) => Promise<void>;
};

/** The drafts of texts that the user saved last, published together once everything is stored. */
export function PublishTexts({ drafts, done, onDone }: Props) {
  const { websiteId, locale, overrides, status } = drafts;
  const may = useMay(websiteId, locale);
  const session = useSession();
  const needsApproval = useWebsite(websiteId)?.needsApproval;
  const own = new Map(
    [...overrides.values()]
      .map(({ entry }) => entry)
      .filter(({ draft }) => draft?.author.id === session?.user.id && draft?.state !== 'scheduled')
      .map((entry) => [entry.id, entry] as const),
  );
  if (own.size === 0)
    return <div role="status">{done ? <Alert color="green">{done}</Alert> : null}</div>;
  return (
    <section className="fields narrow" aria-labelledby="publish-texts">
      <h2 id="publish-texts">{t('texts.publish')}</h2>
      <p>{t('texts.drafts', { keys: [...own.keys()].join(', ') })}</p>
      {needsApproval ? <p className="quiet">{t('texts.review')}</p> : null}
      {may('publish') ? (
        status === 'saved' ? (
          <PublishSet
            {...{ websiteId }}
            entries={[...own.values()]}
            onDone={(message) => void onDone(message)}
            onRefused={() => void drafts.reload()}
          />
        ) : null
      ) : (
        <p>{t('publish.notYours')}</p>
      )}
    </section>
  );
}
