import { createLivez } from '@plaza/site/api';

export const GET = createLivez();
