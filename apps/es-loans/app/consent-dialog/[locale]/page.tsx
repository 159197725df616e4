import { createConsentDialog } from '@plaza/site/pages';
import { app } from '../../../app.config.ts';

export const dynamic = 'error';
export const dynamicParams = false;

const { page, metadata, generateStaticParams } = createConsentDialog(app);

export { generateStaticParams, metadata, page as default };
