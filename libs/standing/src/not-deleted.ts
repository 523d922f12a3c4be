/** SQL: what an organization that is being erased, or is, has left behind in this table is nobody's any more. */
export function notDeleted(table: string): string {
  return `(SELECT true FROM standing WHERE standing.organization_id = ${table}.organization_id LIMIT 1)`;
}
