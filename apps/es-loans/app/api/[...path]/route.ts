import { createApi } from '@plaza/site/api';
import { app } from '../../../app.config.ts';

const passToService = createApi(app);

export { passToService as GET, passToService as POST };
