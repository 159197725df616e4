import type { Dispatcher } from 'undici';
import type { ServiceTarget } from '../core/forward-to-service.ts';

type ServiceResponse = Awaited<ReturnType<ServiceTarget['send']>>;
type Controller = Dispatcher.DispatchController;
type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

/** Collects the whole response to one request of undici's dispatcher. */
export class ResponseReader implements Dispatcher.DispatchHandler {
  /** Called once, when reading has ended. */
  onEnd: () => void = () => {};
  readonly response: Promise<ServiceResponse>;
  readonly #resolve: (response: ServiceResponse) => void;
  readonly #reject: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  #controller: Controller | undefined;
  #aborted: Error | undefined;
  #status = 502;
  #headers: Headers = {};

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<ServiceResponse>();
    this.response = promise;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Stops reading, even if the request still waits for a connection. */
  abort(reason: Error): void {
    this.#aborted = reason;
    this.#controller?.abort(reason);
    this.#fail(reason);
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    if (this.#aborted) controller.abort(this.#aborted);
  }

  onResponseStart(_controller: Controller, status: number, headers: Headers): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const headers = this.#headers;
    this.onEnd();
    this.#resolve({
      status: this.#status,
      headers: { get: (name) => headers[name]?.toString() ?? null },
      body: Buffer.concat(this.#chunks),
    });
  }

  onResponseError(_controller: Controller, error: Error): void {
    this.#fail(error);
  }

  #fail(error: Error): void {
    this.onEnd();
    this.#reject(error);
  }
}
