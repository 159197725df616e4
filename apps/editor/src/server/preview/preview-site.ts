import type { Environment } from '@plaza/contract/process';

/** The preview of a website, which has a port and so an origin of its own. */
export type PreviewSite = {
  readonly websiteId: number;
  /** Where people see it. */
  readonly origin: string;
  /** The instance of the site that reads drafts. */
  readonly instance: string;
  /** The public site; without it nothing shows what is published. */
  readonly site?: string | undefined;
  readonly port: number;
};

type Urls = NonNullable<Environment['PREVIEW_URLS']>;

/**
 * A preview for each website with an instance: in the order of `PREVIEW_URLS`, on the ports after the
 * editor's.
 */
export const previewSites = (
  urls: Urls,
  {
    instances,
    sites,
    editorPort,
  }: { readonly instances: Urls; readonly sites: Urls; readonly editorPort: number },
): PreviewSite[] =>
  urls.flatMap(({ websiteId, url }, index) => {
    const instance = instances.find((each) => each.websiteId === websiteId);
    if (!instance) return [];
    return [
      {
        ...{ websiteId, origin: new URL(url).origin, instance: instance.url.replace(/\/$/, '') },
        site: sites.find((each) => each.websiteId === websiteId)?.url.replace(/\/$/, ''),
        port: editorPort + 1 + index,
      },
    ];
  });
