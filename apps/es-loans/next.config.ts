import { withPlaza } from '@plaza/site/config';
import { config } from './proxy.ts';
import { routes } from './routes.ts';

export default withPlaza({ site: routes, proxyMatcher: config.matcher });
