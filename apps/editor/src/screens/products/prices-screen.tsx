import { NativeSelect } from '@mantine/core';
import type { EditorEntry } from '@plaza/contract/editor';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Answer } from '../../app/answer.tsx';
import { ReadOnlyNotice } from '../../app/read-only-notice.tsx';
import { useWebsiteId } from '../../app/use-place.ts';
import { useEditable, useWebsite } from '../../app/use-website.ts';
import { productKinds } from '../../products/price-columns.ts';
import { productsQuery, rowsOf } from '../../products/use-prices.ts';
import { labelOf, t } from '../../texts/texts.ts';
import { PriceEditor } from './price-editor.tsx';

/** The prices and terms of all products of a kind in a locale. */
export function PricesScreen() {
  const websiteId = useWebsiteId();
  const locales = useWebsite(websiteId)?.locales ?? [];
  const [chosen, setChosen] = useState<string>();
  const locale = chosen ?? locales[0] ?? '';
  const query = useQuery(productsQuery(websiteId, locale));
  return (
    <>
      <div className="title-row">
        <h1>{t('nav.prices')}</h1>
        <NativeSelect
          label={t('prices.locale')}
          value={locale}
          data={[...locales]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </div>
      <Answer query={query}>
        {(entries) => <Kind key={locale} {...{ websiteId, locale, entries }} />}
      </Answer>
    </>
  );
}

type Props = {
  readonly websiteId: number;
  readonly locale: string;
  readonly entries: readonly EditorEntry[];
};

/** The table of a kind; the first kind that the locale has. */
function Kind({ websiteId, locale, entries }: Props) {
  const { locales, isReadOnly } = useEditable(websiteId);
  const kinds = useMemo(
    () => productKinds().filter((kind) => rowsOf(entries, kind).length > 0),
    [entries],
  );
  const [chosen, setChosen] = useState<string>();
  const kind = chosen ?? kinds[0] ?? '';
  const rows = useMemo(() => rowsOf(entries, kind), [entries, kind]);
  if (kinds.length === 0) return <p>{t('prices.none')}</p>;
  const isLocked = isReadOnly || !locales.includes(locale);
  return (
    <div className="fields">
      <NativeSelect
        label={t('prices.kind')}
        value={kind}
        data={kinds.map((value) => ({ value, label: labelOf(value) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {isLocked ? (
        <ReadOnlyNotice websiteId={websiteId} />
      ) : (
        <p className="quiet">{t('prices.hint', { locale })}</p>
      )}
      <PriceEditor key={kind} {...{ websiteId, locale, kind, rows }} isReadOnly={isLocked} />
    </div>
  );
}
