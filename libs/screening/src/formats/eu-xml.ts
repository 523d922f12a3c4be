import type { EntryKind, Listed } from '../lists/listed.js';
import { elementsAt, xmlElements } from '../lists/xml.js';
import { countryCodes } from './countries.js';
import { datesIn } from './dates.js';

const kinds: Readonly<Record<string, EntryKind>> = { person: 'person', enterprise: 'business' };

/** The consolidated list of the European Union (`xmlFullSanctionsList_1_1`), which says nearly everything in attributes. */
export async function* euXml(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  for await (const element of xmlElements(texts, { root: 'export', elements: ['sanctionEntity'] })) {
    const said = (name: string, attribute: string): string[] =>
      elementsAt(element, name).flatMap(({ attributes }) => {
        const text = attributes[attribute]?.trim() ?? '';
        return text === '' ? [] : [text];
      });
    const [code = ''] = said('subjectType', 'code');
    yield {
      what: 'entry',
      line: element.line,
      sourceId: element.attributes['logicalId'] ?? '',
      kind: kinds[code] ?? 'other',
      names: elementsAt(element, 'nameAlias').flatMap(({ attributes }) => {
        const text = nameIn(attributes);
        return text === '' ? [] : [{ text, isWeak: attributes['strong'] === 'false' }];
      }),
      birthDates: elementsAt(element, 'birthdate').flatMap(({ attributes: { birthdate = '', year = '' } }) =>
        datesIn(birthdate === '' ? year : birthdate),
      ),
      countries: countryCodes([
        ...said('citizenship', 'countryIso2Code'),
        ...said('address', 'countryIso2Code'),
      ]).filter((country) => country !== '00'),
      reason: [...new Set(said('regulation', 'programme'))].join(', '),
    };
  }
}

function nameIn(attributes: Readonly<Record<string, string>>): string {
  const { wholeName = '', firstName = '', middleName = '', lastName = '' } = attributes;
  const parts = wholeName === '' ? [firstName, middleName, lastName] : [wholeName];
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}
