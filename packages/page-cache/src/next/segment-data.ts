// @ts-expect-error Next has types for the CommonJS copy of this file alone.
import * as next from 'next/dist/esm/server/app-render/collect-segment-data.js';
import type {
  collectPrefetchHints as CollectPrefetchHints,
  collectSegmentData as CollectSegmentData,
} from 'next/dist/server/app-render/collect-segment-data.js';
import type { SegmentRequestKey } from 'next/dist/shared/lib/segment-cache/segment-value-encoding.js';

/** As React writes the attribute; in a text its quotes would be escaped. */
const withoutFramework = '"data-runtime":"none"';

/** Next's build wants one part whose path ends so, and writes this one itself when there is none. */
const noPart = '/todo-remove-fake-segment/__PAGE__' as SegmentRequestKey;

export const collectPrefetchHints: typeof CollectPrefetchHints = next.collectPrefetchHints;

/**
 * Stands in for Next's function of that name, which writes the parts of a rendered page once more,
 * each by itself, for the router to prefetch. That is a third of the time to render a page, and
 * pages without the framework have no router: they get no parts. The router of another page that
 * asks for one is told 204 (`completeHeaders`), and loads the page when it is followed to.
 */
export const collectSegmentData: typeof CollectSegmentData = async (
  isCacheComponentsEnabled,
  page,
  ...rest
) =>
  page.includes(withoutFramework)
    ? new Map([[noPart, Buffer.alloc(0)]])
    : next.collectSegmentData(isCacheComponentsEnabled, page, ...rest);
