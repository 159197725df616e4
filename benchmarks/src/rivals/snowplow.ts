export { newTracker, trackPageView, trackSelfDescribingEvent } from '@snowplow/browser-tracker';
