'use client';

import '@plaza/ui-blocks/styles.css';
import { createErrorPage } from '@plaza/site/error-page';
import words from '../locales/es-ES.json';

export default createErrorPage({ locale: 'es-ES', brand: 'olivar', words });
