import '@plaza/ui-blocks/styles-olivar.css';
import { createLayout } from '@plaza/site/pages';
import { app } from '../../../app.config.ts';

export default createLayout(app);
