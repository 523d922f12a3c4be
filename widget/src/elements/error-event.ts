import { type ServerRefusal, Trouble } from '../api/trouble.js';
import { GatehouseErrorEvent } from './page-events.js';

/** The event about a request that failed. */
export function errorEventOf(cause: Trouble | ServerRefusal): GatehouseErrorEvent {
  return new GatehouseErrorEvent(cause instanceof Trouble ? cause.code : 'refused', cause.errorInstanceId);
}
