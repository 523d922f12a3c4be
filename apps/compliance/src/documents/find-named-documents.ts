import type { AttestationPayload } from '#contracts';

/** A document that a payload names, with its path: `governmentId.front`, `formationDocuments.0`. */
export interface NamedDocument {
  readonly path: string;
  readonly documentId: string;
}

export function findNamedDocuments(payload: AttestationPayload): NamedDocument[] {
  return within(payload, []);
}

function within(value: unknown, path: readonly string[]): NamedDocument[] {
  if (typeof value !== 'object' || value === null) return [];
  const { documentId } = value as { documentId?: unknown };
  if (typeof documentId === 'string') return [{ path: path.join('.'), documentId }];
  return Object.entries(value).flatMap(([name, item]) => within(item, [...path, name]));
}
