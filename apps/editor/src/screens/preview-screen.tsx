import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { useWebsiteId } from '../app/use-place.ts';
import { usePreviewOrigin } from '../app/use-website.ts';
import { t } from '../texts/texts.ts';

/** Leads to a page of the preview in the whole tab. */
export function PreviewScreen() {
  const websiteId = useWebsiteId();
  const { path = '/' } = useSearch({ strict: false }) as { readonly path?: string };
  const origin = usePreviewOrigin(websiteId);
  const { data, error } = useQuery({
    queryKey: ['preview', websiteId, path, 'tab'],
    queryFn: () => call('preview', { websiteId }),
    enabled: origin !== undefined,
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
  useEffect(() => {
    if (!data || !origin) return;
    location.replace(
      `${origin}/_preview/enter?${new URLSearchParams({ ticket: data.ticket, path })}`,
    );
  }, [data, origin, path]);
  if (!origin) return <p>{t('preview.none')}</p>;
  return <p role="status">{error ? error.message : t('preview.starting')}</p>;
}
