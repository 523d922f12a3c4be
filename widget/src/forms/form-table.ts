import type { AttestationType, PayloadOf } from '../api/contract.js';
import type { Fields } from '../questions/field.js';

/** A form for each attestation type; a form that the server would refuse does not compile. */
export type FormsOf<T extends AttestationType> = { readonly [K in T]: Fields<PayloadOf<K>> };
