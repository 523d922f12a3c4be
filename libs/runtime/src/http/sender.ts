import type { FastifyRequest } from 'fastify';

/** Who sent a request, as its lines in the log say: ids alone, no secret and no name. */
export interface Sender {
  /** As in the audit trail: `operator`, `key:<id>`, `session:<id>` or `phone:<id>`. */
  readonly actor: string;
  /** Whose resources the request is about; absent for the operator. */
  readonly organizationId?: string;
}

const senders = new WeakMap<FastifyRequest, Sender>();

export function rememberSender(request: FastifyRequest, sender: Sender): void {
  senders.set(request, sender);
}

/** Undefined where nobody was recognized, or need be. */
export function senderOf(request: FastifyRequest): Sender | undefined {
  return senders.get(request);
}
