import '@plaza/ui-blocks/styles-olivar.css';
import { createErrorPages } from '@plaza/site/pages';
import { app } from '../../../../app.config.ts';

export default createErrorPages(app).layout;
