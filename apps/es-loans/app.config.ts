import { defineApp } from '@plaza/site/app';
import tokens from '@plaza/ui-blocks/tokens/olivar.tokens.json' with { type: 'json' };
import { environment } from './env.ts';
import { routes } from './routes.ts';
import { consent, leadForm, tracking } from './site.config.ts';

export const app = defineApp({
  site: routes,
  environment,
  consent,
  tracking,
  leadForm,
  locales: { 'es-ES': () => import('./locales/es-ES.json', { with: { type: 'json' } }) },
  brand: 'olivar',
  tokens,
});
