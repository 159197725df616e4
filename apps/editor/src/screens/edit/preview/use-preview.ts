import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePreviewOrigin } from '../../../app/use-website.ts';
import type { Picked } from '../../../entry/find-place.ts';

type Shown = {
  readonly websiteId: number;
  readonly path: string | undefined;
  /** Of the draft: another one is another page. */
  readonly version: number;
  readonly scheme: string;
  readonly onPick: (picked: Picked) => void;
};

/** The address that opens the preview of a page, once; a new one for another page. */
function useEntrance(websiteId: number, path: string | undefined) {
  const origin = usePreviewOrigin(websiteId);
  const { data: ticket, error } = useQuery({
    queryKey: ['preview', websiteId, path],
    queryFn: async () => (await call('preview', { websiteId })).ticket,
    enabled: origin !== undefined && path !== undefined,
    // A ticket works once, so that an old one is never taken again.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' as const },
  });
  const address =
    ticket && `${origin}/_preview/enter?${new URLSearchParams({ ticket, path: path ?? '/' })}`;
  return { origin, address, error };
}

/** The frame of a preview: what it is opened with, and the messages to and from its page. */
export function usePreview({ websiteId, path, version, scheme, onPick }: Shown) {
  const frame = useRef<HTMLIFrameElement>(null);
  // A path that is being typed leads nowhere.
  const [settled] = useDebouncedValue(path, 1_000);
  const { origin, address, error } = useEntrance(websiteId, settled);
  /** How many pages have said that they are there. */
  const [pages, setPages] = useState(0);
  const latest = useRef(onPick);
  latest.current = onPick;
  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data?.plaza !== 'preview') return;
      if (data.kind === 'ready') setPages((count) => count + 1);
      if (data.kind === 'pick') latest.current(readPicked(data));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);
  const tell = (message: object) =>
    origin && frame.current?.contentWindow?.postMessage({ plaza: 'editor', ...message }, origin);
  // Before a page has said that it is there, it loads the newest draft anyway.
  useEffect(() => {
    if (pages > 0) tell({ kind: 'reload' });
  }, [version]);
  useEffect(() => {
    if (pages > 0) tell({ kind: 'scheme', scheme });
  }, [scheme, pages]);
  return { frame, address, error, isReady: pages > 0, hasPreview: origin !== undefined };
}

/** Messages are of the site's page, whose scripts are not the editor's. */
function readPicked({ texts, source, alt }: Readonly<Record<string, unknown>>): Picked {
  const isText = (value: unknown): value is string => typeof value === 'string';
  return {
    texts: Array.isArray(texts) ? texts.filter(isText).slice(0, 20) : [],
    source: isText(source) ? source : undefined,
    alt: isText(alt) ? alt : undefined,
  };
}
