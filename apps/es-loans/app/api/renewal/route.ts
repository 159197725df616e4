import { createRenewal } from '@plaza/site/api';
import { app } from '../../../app.config.ts';

export const POST = createRenewal(app);
