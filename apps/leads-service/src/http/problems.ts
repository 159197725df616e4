/** All problem types of the service (RFC 9457). Clients distinguish them by `type`. */
export const problems = {
  malformedBody: { status: 400, title: 'The body cannot be read' },
  invalidRequest: { status: 400, title: 'The request does not match its schema' },
  implausibleRequest: { status: 400, title: 'The request is implausible' },
  badRequest: { status: 400, title: 'The request cannot be understood' },
  signedOut: { status: 401, title: 'Nobody is signed in' },
  unauthorized: { status: 401, title: 'The request is not signed with the secret' },
  foreignOrigin: { status: 403, title: 'The request was sent by a page of another site' },
  notGranted: { status: 403, title: 'No grant allows this' },
  previewOnly: { status: 403, title: 'A preview stores nothing' },
  foreignForm: { status: 403, title: 'The form was sent by a page of another site' },
  notFound: { status: 404, title: 'Not found' },
  unknownAddress: { status: 404, title: 'The service does not have this address' },
  unknownWebsite: { status: 404, title: 'The service has no content of this website' },
  removed: { status: 410, title: 'This page has been removed' },
  expiredLink: { status: 410, title: 'This link has been used, replaced, or is too old' },
  openedElsewhere: { status: 410, title: 'A link has opened the application in another browser' },
  methodNotAllowed: { status: 405, title: 'This address does not allow this method' },
  requestTimeout: { status: 408, title: 'The request took too long to arrive' },
  staleVersion: { status: 409, title: 'Another request has changed the application' },
  staleContent: { status: 409, title: 'The content is older than what it would replace' },
  staleDraft: { status: 409, title: 'Somebody else has changed the entry' },
  staleRedirect: { status: 409, title: 'Somebody else has changed the redirect' },
  scheduledDraft: { status: 409, title: 'The draft waits for its publication' },
  contentOfFiles: { status: 409, title: 'The content of this website is written in files' },
  contentOfEditors: { status: 409, title: 'Editors write the content of this website' },
  usedPicture: { status: 409, title: 'The picture is used' },
  notApproved: { status: 409, title: 'The change needs an approval' },
  applicationSubmitted: { status: 409, title: 'The application has been submitted' },
  usedHandOver: { status: 409, title: "The partner's state has started an application before" },
  bodyTooLarge: { status: 413, title: 'The body is too large' },
  uriTooLong: { status: 414, title: 'The address is too long' },
  unsupportedMediaType: { status: 415, title: 'The media type of the body is not supported' },
  idempotencyKeyReused: { status: 422, title: 'Another request was already sent with this key' },
  refusedEntries: { status: 422, title: 'Entries cannot be published' },
  refusedRedirect: { status: 422, title: 'The redirect cannot be stored' },
  invalidAnswers: { status: 422, title: 'The flow refuses answers' },
  missingSteps: { status: 422, title: 'Steps of the flow are missing' },
  tooManyRequests: { status: 429, title: 'Too many requests' },
  headersTooLarge: { status: 431, title: 'The headers are too large' },
  internalError: { status: 500, title: 'The service failed' },
  overloaded: { status: 503, title: 'The service is overloaded' },
  unavailable: { status: 503, title: 'The service cannot answer now' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemName = keyof typeof problems;

/** The stable identifier of a problem: `urn:plaza:problem:not-found`. */
export function problemType(name: ProblemName): string {
  return `urn:plaza:problem:${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
