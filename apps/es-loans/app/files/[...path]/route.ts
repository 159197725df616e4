import { createSiteFiles } from '@plaza/site/files';
import { app } from '../../../app.config.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export const { GET, generateStaticParams } = createSiteFiles(app);
