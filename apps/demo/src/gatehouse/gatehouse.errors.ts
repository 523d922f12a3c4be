import { type ErrorBody, GatehouseError, NoParams } from '#errors';

export type Refusal = ErrorBody;

/** What Gatehouse refused to the demo partner, told on as it was told: a newcomer learns from the very words. */
export class GatehouseRefused extends GatehouseError {
  constructor(status: number, { name, message, params, errorInstanceId }: Refusal) {
    super({ name, status, params: NoParams, about: 'As Gatehouse told it.' }, message, params);
    this.instanceId = errorInstanceId;
  }
}
