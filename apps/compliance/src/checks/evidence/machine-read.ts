import type { Inspection } from '#inspection';

/** What a machine has read on it, people can read too. */
export function isReadByMachine(inspection: Inspection): boolean {
  if (inspection.kind === 'unreadable') return false;
  const { mrz, barcode } = inspection.readings;
  return mrz.outcome === 'read' || barcode.outcome === 'read';
}
