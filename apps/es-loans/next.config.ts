import { withPlaza } from '@plaza/site/config';
import { config } from './proxy.ts';
import { routes } from './routes.ts';
import { consent, tracking } from './site.config.ts';

export default withPlaza({ site: routes, consent, tracking, proxyMatcher: config.matcher });
