import { createConsentDialog } from '@plaza/site/pages';
import { app } from '../../../app.config.ts';

export default createConsentDialog(app).layout;
