import type { SentryEndpoint } from '@plaza/testing';

/** The part of a Sentry event that the tests read. */
export type ReportedEvent = {
  readonly level?: string;
  readonly request?: { readonly url?: string };
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace?: { readonly frames: readonly { readonly filename?: string }[] };
    }[];
  };
};

/** The events that browsers reported, in order of arrival; the site reports its own as well. */
export function reportedEvents({ items }: SentryEndpoint): ReportedEvent[] {
  return items.flatMap(({ type, payload }) =>
    type === 'event' && payload.platform === 'javascript' ? [payload as ReportedEvent] : [],
  );
}
