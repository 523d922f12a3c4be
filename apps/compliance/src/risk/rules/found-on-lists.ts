import type { Dossier, Found } from './dossier.js';
import type { RiskRuleName } from './risk-rules.js';

/** What screening has found, and what it could not look for. */
export function findListed({ hits, notScreened, cut, isScreenedWithLists }: Dossier): Found[] {
  return [
    ...hits.map(({ id, associatedPersonId, status, isOfSanctions }): Found => {
      const rule = status === 'confirmed' ? (isOfSanctions ? 'sanctioned' : 'listed') : 'maybeListed';
      return { rule, associatedPersonId, message: inWords[rule], evidence: [{ screeningHitId: id }] };
    }),
    ...cut.map((id) => about(id, 'hitsLeftOut', leftOut)),
    ...notScreened.map((id) => about(id, 'nameNotScreened', notYet)),
    ...(isScreenedWithLists ? [] : [about(undefined, 'nothingToScreenWith', noLists)]),
  ];
}

function about(associatedPersonId: string | undefined, rule: RiskRuleName, message: string): Found {
  return { rule, associatedPersonId, message, evidence: [] };
}

const inWords = {
  maybeListed: 'Somebody of this name is on a list.',
  listed: 'This is who is on a list, as an officer has confirmed.',
  sanctioned: 'This is who is on a list of sanctions, as an officer has confirmed.',
};
const leftOut = 'The name is so frequent that there are more hits than are kept: look for more about this person.';
const notYet = 'The name was not looked for on lists yet.';
const noLists = 'There are no lists: names were compared with nothing.';
