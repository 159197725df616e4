import { createPage } from '@plaza/site/pages';
import { app } from '../../../app.config.ts';

export const dynamic = 'error';
export const dynamicParams = false;
export const revalidate = 300;

const { page, generateMetadata, generateStaticParams } = createPage(app);

export { generateMetadata, generateStaticParams, page as default };
