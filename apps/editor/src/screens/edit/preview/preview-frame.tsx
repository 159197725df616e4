import { Alert, SegmentedControl } from '@mantine/core';
import type { EditorEntry } from '@plaza/contract/editor';
import { useState } from 'react';
import { usePageAddress } from '../../../app/use-website.ts';
import { findPlace, type Picked } from '../../../entry/find-place.ts';
import { focusField } from '../../../form/focus-field.ts';
import { type Json, valueAt } from '../../../json/json.ts';
import { t } from '../../../texts/texts.ts';
import { SharePreview } from './share-preview.tsx';
import { usePreview } from './use-preview.ts';

type Props = {
  readonly websiteId: number;
  readonly entry: Pick<EditorEntry, 'locale' | 'draft'>;
  readonly value: Json;
};

const widths = ['360', '768', '1280'] as const;

/** The finished page of the entry, as the preview instance renders the draft. */
export function PreviewFrame({ websiteId, entry, value }: Props) {
  const [width, setWidth] = useState<string>('360');
  const [scheme, setScheme] = useState<string>('light');
  const [isElsewhere, setElsewhere] = useState(false);
  const given = valueAt(value, ['path']);
  const addressOf = usePageAddress(websiteId, entry.locale);
  const path = typeof given === 'string' && /^\/(?!\/)/.test(given) ? addressOf(given) : undefined;
  // Another draft is another page.
  const version = entry.draft?.version ?? 0;
  const onPick = (picked: Picked) => {
    const place = findPlace(value, picked);
    setElsewhere(!place || !focusField(place));
  };
  const preview = usePreview({ websiteId, path, version, scheme, onPick });
  if (!preview.hasPreview) return <p>{t('preview.none')}</p>;
  if (path === undefined) return <p>{t('preview.noPage')}</p>;
  return (
    <>
      <div className="row preview-bar">
        <SegmentedControl
          aria-label={t('preview.width')}
          size="xs"
          value={width}
          onChange={setWidth}
          data={widths.map((each) => ({ value: each, label: t('preview.px', { width: each }) }))}
        />
        <SegmentedControl
          aria-label={t('preview.scheme')}
          size="xs"
          value={scheme}
          onChange={setScheme}
          data={[
            { value: 'light', label: t('preview.light') },
            { value: 'dark', label: t('preview.dark') },
          ]}
        />
        <a
          href={`/sites/${websiteId}/preview?${new URLSearchParams({ path })}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('preview.open')}
        </a>
        <SharePreview websiteId={websiteId} path={path} />
      </div>
      <p className="quiet" role="status">
        {preview.isReady
          ? t(isElsewhere ? 'preview.elsewhere' : 'preview.hint')
          : t('preview.starting')}
      </p>
      {preview.error ? <Alert color="red">{preview.error.message}</Alert> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard */}
      <section className="preview-scroll" aria-label={t('preview.title')} tabIndex={0}>
        {preview.address ? (
          <iframe
            ref={preview.frame}
            className={`preview preview-${width} preview-${scheme}`}
            title={t('preview.title')}
            src={preview.address}
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        ) : null}
      </section>
    </>
  );
}
