import { Alert, Button, NativeSelect } from '@mantine/core';
import type { EditorEntry } from '@plaza/contract/editor';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { paramsOf } from '../../api/queries.ts';
import { Answer } from '../../app/answer.tsx';
import { useOriginals } from '../../app/use-website.ts';
import { focusField } from '../../form/focus-field.ts';
import type { Json } from '../../json/json.ts';
import { changeText } from '../../json/json-text.ts';
import { t } from '../../texts/texts.ts';
import { type OriginalText, originalTexts } from '../../translation/changed-texts.ts';
import { type Draft, keyOf } from './use-draft.ts';

/** The published original of a translation, and its text when the translation was published. */
const originalQuery = (websiteId: number, entry: EditorEntry, locale: string) =>
  queryOptions({
    queryKey: ['original', websiteId, entry.folder, entry.id, locale, entry.published?.version],
    queryFn: async () => {
      const params = paramsOf({ ...keyOf(entry), locale });
      const { published } = await call('draft', { websiteId, params });
      const translated = entry.published?.version;
      if (!published || translated === undefined) return { published, before: undefined };
      const { versions } = await call('versions', { websiteId, params });
      const known = versions.find(({ version }) => version <= translated);
      if (!known || known.version === published.version)
        return { published, before: published.text };
      const { text } = await call('version', {
        ...{ websiteId, params: { ...params, version: known.version } },
      });
      return { published, before: text ?? undefined };
    },
    gcTime: 0,
  });

type Props = { readonly websiteId: number; readonly draft: Draft };

/** The same entry in another locale beside its translation, with what changed since. */
export function OriginalPanel({ websiteId, draft }: Props) {
  const { entry } = draft;
  const locales = useOriginals(websiteId, entry.locale);
  const [chosen, setChosen] = useState<string>();
  const locale = chosen ?? locales[0] ?? '';
  const query = useQuery({
    ...originalQuery(websiteId, entry, locale),
    enabled: locale !== '',
  });
  return (
    <div className="fields">
      <NativeSelect
        label={t('original.locale')}
        value={locale}
        data={locales}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Answer query={query}>
        {({ published, before }) =>
          published ? (
            <Original {...{ websiteId, draft, locale, before }} text={published.text} />
          ) : (
            <p>{t('original.none', { locale })}</p>
          )
        }
      </Answer>
    </div>
  );
}

type OriginalProps = Props & {
  readonly locale: string;
  readonly text: string;
  readonly before: string | undefined;
};

function Original({ websiteId, draft, locale, text, before }: OriginalProps) {
  const { entry } = draft;
  const old = before === undefined ? undefined : (JSON.parse(before) as Json);
  const { texts, gone } = originalTexts(JSON.parse(text) as Json, old);
  const count = texts.filter((each) => 'was' in each).length + gone.length;
  const isNew = !entry.draft && !entry.published;
  return (
    <>
      <p role="status">
        {entry.published
          ? t(count === 0 ? 'original.unchanged' : 'original.changed', { count })
          : t('original.never')}
      </p>
      <Link
        to="/sites/$websiteId/entries/$folder/$locale/$entry"
        params={{ websiteId, ...paramsOf({ ...keyOf(entry), locale }) }}
      >
        {t('original.entry')}
      </Link>
      {isNew ? <Copy draft={draft} text={text} /> : null}
      {gone.map(({ path, text: lost }) => (
        <Alert key={path.join('.')} color="yellow">
          {t('original.gone', { path: path.join(' › ') })}. {lost}
        </Alert>
      ))}
      <ul className="plain-list originals" lang={locale}>
        {texts.map((each) => (
          <li key={each.path.join('.')}>
            <Text {...each} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Text({ path, text, was }: OriginalText) {
  const name = path.join(' › ');
  return (
    <>
      <button
        type="button"
        className="link-button"
        lang="en"
        aria-label={t('original.field', { path: name })}
        onClick={() => focusField(path)}
      >
        {name}
      </button>
      {was === undefined ? null : (
        <p className="original-was" lang="en">
          {was === null ? t('original.new') : `${t('original.was')}: `}
          {was === null ? null : <del>{was}</del>}
        </p>
      )}
      <p className="original-text">{was === undefined ? text : <ins>{text}</ins>}</p>
    </>
  );
}

/** Starts a translation with the text of the original, in its own locale. */
function Copy({ draft, text }: { readonly draft: Draft; readonly text: string }) {
  const copy = () => {
    const value = JSON.parse(text) as Json & { readonly locale?: string };
    const own = { ...(value as object), locale: draft.entry.locale } as Json;
    draft.dispatch({ kind: 'replace', text: changeText(text, value, own) });
  };
  return (
    <div>
      <p className="quiet">{t('original.copyHint')}</p>
      <Button size="compact-sm" onClick={copy}>
        {t('original.copy')}
      </Button>
    </div>
  );
}
