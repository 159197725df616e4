import { Alert, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { paramsOf, versionQuery, versionsQuery } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { shortTime } from '../../app/short-time.ts';
import { useMay } from '../../app/use-website.ts';
import { t } from '../../texts/texts.ts';
import { type Draft, keyOf } from './use-draft.ts';

type Props = { readonly websiteId: number; readonly draft: Draft };

/** What was published of the entry, newest first, beside the text of now; an old one can be restored. */
export function VersionsPanel({ websiteId, draft }: Props) {
  const key = keyOf(draft.entry);
  const [shown, setShown] = useState<number>();
  const query = useQuery(versionsQuery(websiteId, key));
  return (
    <Answer query={query}>
      {({ versions }) => (
        <>
          {versions.length === 0 ? <p>{t('versions.none')}</p> : null}
          <ol className="versions" reversed>
            {versions.map(({ version, publishedAt, publishedBy, isRemoval, source }) => (
              <li key={version}>
                <span>
                  {shortTime(publishedAt)} · {publishedBy.name} · {t(`source.${source}`)}
                  {isRemoval ? ` · ${t('find.removal')}` : ''}
                </span>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-expanded={shown === version}
                  onClick={() => setShown(shown === version ? undefined : version)}
                >
                  {t('versions.show', { version })}
                </Button>
              </li>
            ))}
          </ol>
          {shown === undefined ? null : <Version {...{ websiteId, draft }} version={shown} />}
        </>
      )}
    </Answer>
  );
}

function Version({ websiteId, draft, version }: Props & { readonly version: number }) {
  const { entry, history } = draft;
  const may = useMay(websiteId, entry.locale);
  const query = useQuery(versionQuery(websiteId, keyOf(entry), version));
  return (
    <Answer query={query}>
      {({ text }) => (
        <>
          <div className="side-by-side">
            <section aria-label={t('versions.old', { version })}>
              <h3>{t('versions.old', { version })}</h3>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
              <pre tabIndex={0}>{text ?? t('find.removal')}</pre>
            </section>
            <section aria-label={t('versions.now')}>
              <h3>{t('versions.now')}</h3>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
              <pre tabIndex={0}>{history.now.text}</pre>
            </section>
          </div>
          {may('restore') ? <Restore {...{ websiteId, draft, version }} /> : null}
        </>
      )}
    </Answer>
  );
}

function Restore({ websiteId, draft, version }: Props & { readonly version: number }) {
  const [error, setError] = useState<string>();
  const queryClient = useQueryClient();
  const { entry } = draft;
  const restore = async () => {
    try {
      const baseVersion = entry.published?.version ?? 0;
      await call('restore', { websiteId, body: { entry: keyOf(entry), version, baseVersion } });
      draft.adopt(await call('draft', { websiteId, params: paramsOf(entry) }));
      await queryClient.invalidateQueries({ queryKey: ['versions', websiteId] });
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <>
      {error ? <Alert color="red">{error}</Alert> : null}
      <Button disabled={draft.isChanged} onClick={() => void restore()}>
        {t('versions.restore', { version })}
      </Button>
    </>
  );
}
