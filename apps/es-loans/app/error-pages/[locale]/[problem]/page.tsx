import { createErrorPages } from '@plaza/site/pages';
import { app } from '../../../../app.config.ts';

export const dynamic = 'error';
export const dynamicParams = false;

const { page, generateMetadata, generateStaticParams } = createErrorPages(app);

export { generateMetadata, generateStaticParams, page as default };
