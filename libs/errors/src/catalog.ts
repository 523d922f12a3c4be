import * as access from './access.errors.js';
import * as compliance from './compliance.errors.js';
import * as documents from './document.errors.js';
import { type ErrorContract, GatehouseError } from './gatehouse-error.js';
import * as lifecycles from './lifecycle.errors.js';
import * as money from './money.errors.js';
import * as requests from './request.errors.js';

/** Every error of the public contract by its name, as the documentation and the tests walk them. */
export const errorContracts: ReadonlyMap<string, ErrorContract> = new Map(
  [requests, access, lifecycles, compliance, documents, money]
    .flatMap((file) => Object.values(file) as unknown[])
    .filter(
      (exported): exported is { contract: ErrorContract } =>
        typeof exported === 'function' && exported.prototype instanceof GatehouseError,
    )
    .map(({ contract }) => [contract.name, contract]),
);
