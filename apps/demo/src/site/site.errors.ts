import { type ErrorContract, GatehouseError, NoParams } from '#errors';

/** No part of the contract of Gatehouse: the demo partner says it for itself. */
export class OtherPageRefused extends GatehouseError {
  static readonly contract: ErrorContract = {
    name: 'OtherPageRefused',
    status: 403,
    params: NoParams,
    about: 'The request did not come from the page of the demo.',
  };

  constructor(message: string) {
    super(OtherPageRefused.contract, message, {});
  }
}
