export { RudderAnalytics } from '@rudderstack/analytics-js';
