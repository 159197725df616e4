import { type ConsentChoices, EXTERNAL_WAIT, type VendorSignals } from '@plaza/consent';
import type { VendorSignalSettings } from '../../model/vendors/signal-settings.ts';

const statusOf = (on: boolean) => (on ? 'granted' : 'denied');

/** The seven types of Google's Consent Mode v2. Security needs no consent. */
const types = ({ preferences, statistics, marketing }: ConsentChoices) => ({
  ad_storage: statusOf(marketing),
  ad_user_data: statusOf(marketing),
  ad_personalization: statusOf(marketing),
  analytics_storage: statusOf(statistics),
  functionality_storage: statusOf(preferences),
  personalization_storage: statusOf(preferences),
  security_storage: 'granted',
});

const choices = (on: boolean): ConsentChoices => ({
  preferences: on,
  statistics: on,
  marketing: on,
});

/** Milliseconds that Google's tags wait for a decision. */
const WAIT = 500;

export const signals = {
  category: 'marketing',
  before: (_allowed, { mode, regions, ...settings }) => [
    [
      'consent',
      'default',
      {
        ...types(choices(mode === 'external')),
        wait_for_update: mode === 'external' ? EXTERNAL_WAIT : (settings.waitForUpdate ?? WAIT),
        ...(regions && { region: regions }),
      },
    ],
    ['set', 'ads_data_redaction', settings.adsDataRedaction ?? true],
    ['set', 'url_passthrough', settings.urlPassthrough ?? false],
  ],
  update: (allowed) => [['consent', 'update', types(allowed)]],
  // A trigger for tags.
  updated: ({ dataLayer }) => (dataLayer as unknown[]).push({ event: 'consent_update' }),
  off: [],
} as const satisfies VendorSignals<VendorSignalSettings>;
