import type { ScreenApp } from '@plaza/screens';
import { pageModule } from '@plaza/site-browser';
import { fillLink } from '@plaza/tracking';
import { feedPath } from '../core/feeds/feed-path.ts';
import { createImageSource } from '../core/image-source.ts';
import { previewImage } from '../core/page-metadata.ts';
import { imageSettings } from '../model/image-settings.ts';
import type { App } from '../react/app.ts';
import { headContent } from '../react/head-content.ts';
import { iconsOf } from './icons.ts';

const imageSource = createImageSource(imageSettings);

/** What screens know about an app. */
export function screenApp(app: App): ScreenApp {
  const { site, consent, environment, leadForm, partners } = app;
  // Several sites of a machine may share one variable.
  const address = environment.leadFormUrl?.replaceAll('{websiteId}', `${site.id}`);
  return {
    site,
    ...(consent && { consent }),
    ...(address && { leadForm: { address, ...leadForm } }),
    ...(partners && { partners }),
    blocks: { imageSource, iconDrawing: (name) => iconsOf(app).drawing(name) },
    offerLink: (template) => fillLink(template),
    feedLink: (list) => feedPath(site, list, 'rss'),
    previewImage: async (props) => previewImage(site, props.match, await headContent(props)).url,
    pageModule,
    log: app.log,
  };
}
