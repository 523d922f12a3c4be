import { type ErrorBody, GatehouseError, NoParams } from '#errors';

/** A refusal of Gatehouse, passed on to the page unchanged: a newcomer learns from the original. */
export class GatehouseRefused extends GatehouseError {
  constructor(status: number, { name, message, params, errorInstanceId }: ErrorBody) {
    super({ name, status, params: NoParams, about: 'As Gatehouse answered it.' }, message, params);
    this.instanceId = errorInstanceId;
  }
}
