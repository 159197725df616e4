import { createReadyz } from '@plaza/site/api';
import { app } from '../../../app.config.ts';

export const dynamic = 'force-dynamic';
export const GET = createReadyz(app);
