import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '#errors';
import type { ProposalActionName } from './action-table.js';
import type { ProposalAction } from './proposal-action.js';

/** The actions that this process can carry out: those of the apps that run in it. */
@Injectable()
export class ProposalActions {
  private readonly known = new Map<ProposalActionName, ProposalAction>();

  register(action: ProposalAction): void {
    this.known.set(action.name, action);
  }

  /** The services that run alone each know their own; the platform knows them all. */
  get(name: ProposalActionName): ProposalAction {
    const action = this.known.get(name);
    if (action === undefined) throw new ServiceUnavailable();
    return action;
  }
}
