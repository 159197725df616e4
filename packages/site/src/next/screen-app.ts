import type { ScreenApp } from '@plaza/screens';
import { fillLink } from '@plaza/tracking';
import { createImageSource } from '../core/image-source.ts';
import { imageSettings } from '../model/image-settings.ts';
import type { App } from '../react/app.ts';
import { iconsOf } from './icons.ts';

const imageSource = createImageSource(imageSettings);

/** What the screens of an app know of it. */
export function screenApp(app: App): ScreenApp {
  const { site, consent, environment, leadForm } = app;
  // One variable serves the sites of a machine, each with a form of its own website.
  const address = environment.leadFormUrl?.replaceAll('{websiteId}', `${site.id}`);
  return {
    site,
    ...(consent && { consent }),
    ...(address && { leadForm: { address, ...leadForm } }),
    blocks: { imageSource, iconDrawing: (name) => iconsOf(app).drawing(name) },
    offerLink: (template) => fillLink(template),
    log: app.log,
  };
}
