/** The relevant part of an unusable response. */
export interface FailedResponse {
  readonly url: string;
  readonly status: number;
  readonly contentType: string | undefined;
}

export function failedResponse(url: string, response: Response): FailedResponse {
  const contentType = response.headers.get('content-type') ?? undefined;
  return { url, status: response.status, contentType };
}
