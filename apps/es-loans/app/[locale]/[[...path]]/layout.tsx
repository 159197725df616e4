import '@plaza/ui-blocks/styles.css';
import { createLayout } from '@plaza/site/pages';
import { app } from '../../../app.config.ts';

export default createLayout(app);
