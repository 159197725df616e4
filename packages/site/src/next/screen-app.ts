import type { ScreenApp } from '@plaza/screens';
import { pageModule } from '@plaza/site-browser';
import { offerPath } from '../core/clicks/offer-path.ts';
import { feedPath } from '../core/feeds/feed-path.ts';
import { previewImage } from '../core/page-metadata.ts';
import { pictureSource } from '../pictures/picture-source.ts';
import type { App } from '../react/app.ts';
import { headContent } from '../react/head-content.ts';
import { iconsOf } from './icons.ts';

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
    blocks: { imageSource: pictureSource, iconDrawing: (name) => iconsOf(app).drawing(name) },
    offerLink: (product) => offerPath(site, product),
    feedLink: (list) => feedPath(site, list, 'rss'),
    previewImage: async (props) => previewImage(site, props.match, await headContent(props)).url,
    pageModule,
    log: app.log,
  };
}
