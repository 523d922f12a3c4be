import { type ErrorContract, GatehouseError, SentText } from './gatehouse-error.js';

class IllegalTransitionParams {
  @SentText()
  resource: string;

  @SentText({ optional: true })
  id?: string;

  @SentText({ optional: true, describe: 'The status it has now; absent when it does not exist yet.' })
  from?: string;

  @SentText({ describe: 'What was asked for.' })
  trigger: string;
}

export class IllegalTransition extends GatehouseError<IllegalTransitionParams> {
  static readonly contract: ErrorContract = {
    name: 'IllegalTransition',
    status: 409,
    params: IllegalTransitionParams,
    about: 'The resource is not in a status in which this can be done.',
  };
  constructor(
    resource: string,
    id: string | undefined,
    from: string | null,
    trigger: string,
    message = `${/^[aeio]/.test(resource) ? 'An' : 'A'} ${resource} that is ${from ?? 'not there yet'} does not take ${trigger}`,
  ) {
    super(IllegalTransition.contract, message, {
      resource,
      ...(id === undefined ? {} : { id }),
      ...(from === null ? {} : { from }),
      trigger,
    });
  }
}
