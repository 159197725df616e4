import { defineApp } from '@plaza/site/app';
import { environment } from './env.ts';
import words from './locales/es-ES.json' with { type: 'json' };
import { routes } from './routes.ts';

export const app = defineApp({
  site: routes,
  environment,
  words: { 'es-ES': words },
  brand: 'olivar',
});
