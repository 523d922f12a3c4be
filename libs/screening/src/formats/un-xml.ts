import type { Listed, ListedName } from '../lists/listed.js';
import { type XmlElement, elementsAt, textsAt, xmlElements } from '../lists/xml.js';
import { countryCodes } from './countries.js';
import { datesIn } from './dates.js';

const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];
const datePlaces = ['DATE', 'YEAR', 'FROM_YEAR', 'TO_YEAR'];

/** The consolidated list of the Security Council. */
export async function* unXml(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  const elements = ['INDIVIDUAL', 'ENTITY'];
  for await (const element of xmlElements(texts, { root: 'CONSOLIDATED_LIST', elements })) {
    const { name, line } = element;
    const births = elementsAt(element, 'INDIVIDUAL_DATE_OF_BIRTH');
    yield {
      what: 'entry',
      line,
      sourceId: textsAt(element, 'DATAID')[0] ?? '',
      kind: name === 'INDIVIDUAL' ? 'person' : 'business',
      names: namesOf(element),
      birthDates: births.flatMap((birth) => datePlaces.flatMap((place) => textsAt(birth, place).flatMap(datesIn))),
      countries: countryCodes([
        ...textsAt(element, 'NATIONALITY', 'VALUE'),
        ...textsAt(element, `${name}_ADDRESS`, 'COUNTRY'),
      ]),
      reason: [...textsAt(element, 'UN_LIST_TYPE'), ...textsAt(element, 'REFERENCE_NUMBER')].join(' '),
    };
  }
}

function namesOf(element: XmlElement): ListedName[] {
  const own = parts.flatMap((part) => textsAt(element, part)).join(' ');
  const original = textsAt(element, 'NAME_ORIGINAL_SCRIPT');
  const aliases = elementsAt(element, `${element.name}_ALIAS`).flatMap((alias) =>
    textsAt(alias, 'ALIAS_NAME').map((text) => ({ text, isWeak: textsAt(alias, 'QUALITY')[0] === 'Low' })),
  );
  return [...[own, ...original].map((text) => ({ text, isWeak: false })), ...aliases].filter(({ text }) => text !== '');
}
