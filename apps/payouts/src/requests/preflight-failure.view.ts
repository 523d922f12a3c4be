import type { PayoutRowProblem } from '../pricing/payout-draft.js';
import type { PreflightFailure } from './preflight.view.js';

/** In the words of the error with which the request would be refused. */
export function preflightFailureView(problem: PayoutRowProblem, isOnlyRow: boolean): PreflightFailure {
  switch (problem.kind) {
    case 'notFound':
      return { name: 'ResourceNotFound', fields: [problem.field], message: `There is no such ${problem.resource}` };
    case 'field':
      return { name: 'ValidationFailed', fields: [problem.field], message: problem.messages.join('; ') };
    case 'rail':
      return {
        name: 'UnsupportedRail',
        fields: ['payoutDetails'],
        message: `${problem.rail} is not possible here; possible are ${problem.supported.join(', ') || 'none'}`,
      };
    case 'information':
      return {
        name:
          isOnlyRow && problem.counterpartyId !== undefined
            ? 'AdditionalCounterpartyInformationRequired'
            : 'AdditionalRecipientInformationRequired',
        fields: problem.missingFields,
        message: `The recipient lacks ${problem.missingFields.join(', ')}`,
      };
  }
}
