import { createVisit } from '@plaza/site/api';
import { app } from '../../../app.config.ts';

export const POST = createVisit(app);
