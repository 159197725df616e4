import '@plaza/ui-blocks/styles-olivar.css';
import { createNotFound } from '@plaza/site/pages';
import { app } from '../app.config.ts';

const { notFound, generateMetadata } = createNotFound(app);

export { generateMetadata, notFound as default };
