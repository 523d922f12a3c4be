/** SQL that leaves out rows of organizations that were erased, or are being erased. */
export function notDeleted(table: string): string {
  return `(SELECT true FROM standing WHERE standing.organization_id = ${table}.organization_id LIMIT 1)`;
}
