/** What is worth keeping of a response that was of no use. */
export interface FailedResponse {
  readonly url: string;
  readonly status: number;
  readonly contentType: string | undefined;
}

export function failedResponse(url: string, response: Response): FailedResponse {
  const contentType = response.headers.get('content-type') ?? undefined;
  return { url, status: response.status, contentType };
}
