import { withPlaza } from '@plaza/site/config';
import { config } from './proxy.ts';
import { routes } from './routes.ts';
import { tracking } from './site.config.ts';

export default withPlaza({ site: routes, tracking, proxyMatcher: config.matcher });
