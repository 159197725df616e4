import type * as z from 'zod';
import {
  applicationCreatedSchema,
  applicationRequestSchema,
  applicationSchema,
  applicationStepRequestSchema,
  applicationSubmitRequestSchema,
  applicationSubmittedSchema,
  applicationVersionSchema,
  confirmationEmailRequestSchema,
  confirmationEmailResponseSchema,
  emailConfirmationRequestSchema,
  emailConfirmedSchema,
} from './application.ts';
import {
  notifiedVendorRequestSchema,
  notifiedVendorsSchema,
  vendorClaimRequestSchema,
  vendorClaimResponseSchema,
} from './vendor-claim.ts';

/**
 * Every operation on applications, below `/website/{id}/api`. All but `create` and `confirmEmail`
 * require `Authorization: Bearer <token>`; a wrong token and an unknown id get the same 404. Sites
 * do not proxy these; their own server calls them.
 */
export const APPLICATIONS = {
  create: {
    method: 'POST',
    path: '/applications',
    status: 201,
    body: applicationRequestSchema,
    response: applicationCreatedSchema,
  },
  read: {
    method: 'GET',
    path: '/applications/:id',
    status: 200,
    response: applicationSchema,
  },
  putStep: {
    method: 'PUT',
    path: '/applications/:id/steps/:step',
    status: 200,
    body: applicationStepRequestSchema,
    response: applicationVersionSchema,
  },
  submit: {
    method: 'POST',
    path: '/applications/:id/submit',
    status: 200,
    body: applicationSubmitRequestSchema,
    response: applicationSubmittedSchema,
  },
  sendConfirmation: {
    method: 'POST',
    path: '/applications/:id/confirmation-email',
    status: 202,
    body: confirmationEmailRequestSchema,
    response: confirmationEmailResponseSchema,
  },
  confirmEmail: {
    method: 'POST',
    path: '/email-confirmations',
    status: 200,
    body: emailConfirmationRequestSchema,
    response: emailConfirmedSchema,
  },
  claimVendors: {
    method: 'POST',
    path: '/applications/:id/vendor-claims',
    status: 200,
    body: vendorClaimRequestSchema,
    response: vendorClaimResponseSchema,
  },
  noteNotified: {
    method: 'POST',
    path: '/applications/:id/notified-vendors',
    status: 200,
    body: notifiedVendorRequestSchema,
    response: notifiedVendorsSchema,
  },
} as const satisfies Record<string, ApplicationOperation>;

interface ApplicationOperation {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly status: number;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** The problem types of these operations, besides the common ones. */
export const APPLICATION_PROBLEMS = {
  /** 409: another tab has changed the application; `version` is the current one. */
  staleVersion: 'urn:plaza:problem:stale-version',
  /** 409: the application has been submitted, and does not change. */
  applicationSubmitted: 'urn:plaza:problem:application-submitted',
  /** 422: `errors` has the field as `path` (`0.amount` in a list) and the flow's issue as `code`. */
  invalidAnswers: 'urn:plaza:problem:invalid-answers',
  /** 422: `errors` has the step as `path`. */
  missingSteps: 'urn:plaza:problem:missing-steps',
  /** 410: the link of an email has been used, replaced, or is older than a day. */
  expiredLink: 'urn:plaza:problem:expired-link',
  /** 410: a link has opened the application in another browser; this one's token is revoked. */
  openedElsewhere: 'urn:plaza:problem:opened-elsewhere',
  /** 409: the partner's state has started an application before. */
  usedHandOver: 'urn:plaza:problem:used-hand-over',
} as const;

export type ApplicationOperationName = keyof typeof APPLICATIONS;
