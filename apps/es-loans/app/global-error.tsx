'use client';

import '@plaza/ui-blocks/styles-olivar.css';
import words from '@plaza/i18n/locales/es.json';
import { createErrorPage } from '@plaza/site/error-page';

export default createErrorPage({ locale: 'es-ES', brand: 'olivar', words });
