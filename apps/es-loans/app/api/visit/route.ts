import { createVisit } from '@plaza/site/api';

export const POST = createVisit();
