import { Alert, SegmentedControl } from '@mantine/core';
import type { EditorEntry } from '@plaza/contract/editor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { touchedQuery } from '../../../api/queries.ts';
import { Answer } from '../../../app/answer.tsx';
import { Pages } from '../../../app/pages.tsx';
import { t } from '../../../texts/texts.ts';
import { TouchedPageRow } from './touched-page.tsx';
import { usePictures } from './use-pictures.ts';

type Props = { readonly websiteId: number; readonly entry: EditorEntry };

const PICTURE_WIDTHS = ['360', '768', '1280'] as const;

/** Pages of a part of the list: each has two frames. */
const SIZE = 10;

/** The public pages that the draft of an entry touches, each with its picture before and after. */
export function TouchedPanel({ websiteId, entry }: Props) {
  const [page, setPage] = useState(1);
  const [width, setWidth] = useState<string>('1280');
  const pictures = usePictures(websiteId);
  const version = entry.draft?.version ?? 0;
  const query = useQuery({
    ...touchedQuery(websiteId, entry, { page, size: SIZE, version }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answer query={query}>
      {({ total, pages }) => (
        <>
          <div className="row preview-bar">
            <h2 className="touched-count">{t('touched.count', { total })}</h2>
            {pictures.hasPreview ? (
              <SegmentedControl
                aria-label={t('touched.width')}
                size="xs"
                value={width}
                onChange={setWidth}
                data={PICTURE_WIDTHS.map((each) => ({
                  value: each,
                  label: t('preview.px', { width: each }),
                }))}
              />
            ) : null}
          </div>
          <p className="quiet">{t(entry.draft ? 'touched.hint' : 'touched.noDraft')}</p>
          {pictures.hasPreview ? null : <p>{t('preview.none')}</p>}
          {pictures.error ? <Alert color="red">{pictures.error.message}</Alert> : null}
          {pictures.enter ? (
            <iframe
              className="touched-entrance"
              title={t('preview.title')}
              tabIndex={-1}
              aria-hidden
              src={pictures.enter}
              sandbox="allow-same-origin"
              onLoad={pictures.onEntered}
            />
          ) : null}
          <ul className="touched" aria-label={t('tab.touched')}>
            {pages.map((each) => (
              <li key={`${each.locale} ${each.before ?? each.after}`}>
                <TouchedPageRow {...{ page: each, pictures, width, version }} />
              </li>
            ))}
          </ul>
          <Pages total={total} size={SIZE} page={page} onChange={setPage} />
        </>
      )}
    </Answer>
  );
}
