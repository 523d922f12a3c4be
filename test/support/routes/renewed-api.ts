import { type Answer, Api } from '../service/api.js';

/** With a token that ends: a walk moves the clock of the sandbox. */
export class RenewedApi extends Api {
  private current: Promise<Api> | undefined;

  constructor(
    url: string,
    private readonly renew: () => Promise<Api>,
  ) {
    super(url, undefined);
  }

  override async call(...request: Parameters<Api['call']>): Promise<Answer> {
    this.current ??= this.renew();
    const answer = await (await this.current).call(...request);
    const { reason } = (answer.body['params'] ?? {}) as { reason?: string };
    if (answer.status !== 401 && reason !== 'signInAgain') return answer;
    this.current = this.renew();
    return (await this.current).call(...request);
  }
}
