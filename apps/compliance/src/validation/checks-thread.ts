import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ThreadOnDemand } from '#runtime';
import { runChecks } from '../checks/checks.js';
import type { Evidence, EvidenceDocument, Validation } from '../checks/evidence/check.js';

/** Of all documents together: checked within some milliseconds, whatever it says. Bills and certificates have less. */
const mostCharactersAtOnce = 20_000;

/** Runs the checks of long texts beside the requests: one of a stranger may take half a second. */
@Injectable()
export class ChecksThread implements OnApplicationShutdown {
  private readonly thread = new ThreadOnDemand({ file: 'dist/apps/compliance/src/checks/answer-with-validation.js' });

  async run(evidence: Evidence): Promise<Validation> {
    const characters = evidence.documents.reduce((sum, document) => sum + charactersIn(document), 0);
    return characters > mostCharactersAtOnce ? this.thread.ask(evidence) : runChecks(evidence);
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.end();
  }
}

function charactersIn({ inspection }: EvidenceDocument): number {
  if (inspection.kind === 'unreadable') return 0;
  const { text } = inspection.readings;
  const written = inspection.kind === 'pdf' ? inspection.text.length : 0;
  return written + (text.outcome === 'read' ? text.value.length : 0);
}
