import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../app/answer.tsx';
import { ReadOnlyNotice } from '../../app/read-only-notice.tsx';
import { useWebsiteId } from '../../app/use-place.ts';
import { useEditable, useOriginals, useReadableLocales } from '../../app/use-website.ts';
import type { TextFilter } from '../../interface-texts/text-rows.ts';
import { textsQuery } from '../../interface-texts/texts-query.ts';
import { t } from '../../texts/texts.ts';
import { TextEditor } from './text-editor.tsx';

/** Every text of the interface in a locale, what replaces it, and the original beside it. */
export function TextsScreen() {
  const websiteId = useWebsiteId();
  const locales = useReadableLocales(websiteId);
  const [chosen, setChosen] = useState<string>();
  const locale = chosen ?? locales[0] ?? '';
  const originals = useOriginals(websiteId, locale);
  const [chosenOriginal, setOriginal] = useState<string>();
  const original = [chosenOriginal, locales[0]].find(
    (each) => each === '' || originals.includes(each ?? ''),
  );
  const [filter, setFilter] = useState<TextFilter>({ text: '', isChanged: false });
  const [done, setDone] = useState<{ readonly count: number; readonly message?: string }>({
    count: 0,
  });
  const query = useQuery({ ...textsQuery(websiteId, locale), enabled: locale !== '' });
  const originalQuery = useQuery({
    ...textsQuery(websiteId, original ?? ''),
    enabled: Boolean(original),
  });
  const { locales: editable, isReadOnly } = useEditable(websiteId);
  const isFixed = isReadOnly || !editable.includes(locale);
  return (
    <>
      <div className="title-row">
        <h1>{t('nav.texts')}</h1>
        <div className="row">
          <NativeSelect
            label={t('texts.locale')}
            value={locale}
            data={locales}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          {originals.length > 0 ? (
            <NativeSelect
              label={t('texts.original')}
              value={original ?? ''}
              data={[{ value: '', label: t('texts.noOriginal') }, ...originals]}
              onChange={({ currentTarget }) => setOriginal(currentTarget.value)}
            />
          ) : null}
        </div>
      </div>
      <p className="quiet">{t('texts.hint')}</p>
      {isFixed ? <ReadOnlyNotice websiteId={websiteId} /> : null}
      <Answer query={query}>
        {({ texts, entries }) =>
          texts.length === 0 ? (
            <p>{t('texts.noLanguage', { locale })}</p>
          ) : (
            <TextEditor
              key={`${locale} ${done.count}`}
              {...{ websiteId, locale, texts, entries, filter, setFilter }}
              original={original ? originalQuery.data : undefined}
              originalLocale={original ?? ''}
              isReadOnly={isFixed}
              published={done.message}
              onPublished={async (message) => {
                await query.refetch();
                setDone(({ count }) => ({ count: count + 1, message }));
              }}
            />
          )
        }
      </Answer>
    </>
  );
}
