import type { EntryKind, Listed, ListedName } from '../lists/listed.js';
import { type XmlElement, elementsAt, textsAt, xmlElements } from '../lists/xml.js';
import { countryCodes } from './countries.js';
import { datesIn } from './dates.js';
import { walletsIn } from './ofac-wallets.js';

const kinds: Readonly<Record<string, EntryKind>> = { individual: 'person', entity: 'business' };

/** `sdn.xml` of OFAC, and `consolidated.xml`, which is built as it is. */
export async function* ofacXml(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  for await (const element of xmlElements(texts, { root: 'sdnList', elements: ['sdnEntry'] })) {
    const [sourceId = ''] = textsAt(element, 'uid');
    const [kind = ''] = textsAt(element, 'sdnType');
    const reason = textsAt(element, 'programList', 'program').join(', ');
    yield {
      what: 'entry',
      line: element.line,
      sourceId,
      kind: kinds[kind.toLowerCase()] ?? 'other',
      names: [named(element, false), ...elementsAt(element, 'akaList', 'aka').map(alias)].filter(
        ({ text }) => text !== '',
      ),
      birthDates: textsAt(element, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth').flatMap(datesIn),
      countries: countryCodes([
        ...textsAt(element, 'nationalityList', 'nationality', 'country'),
        ...textsAt(element, 'citizenshipList', 'citizenship', 'country'),
        ...textsAt(element, 'addressList', 'address', 'country'),
      ]),
      reason,
    };
    for (const id of elementsAt(element, 'idList', 'id')) {
      const text = `${textsAt(id, 'idType').join(' ')} ${textsAt(id, 'idNumber').join(' ')}`;
      yield* walletsIn(text, { line: element.line, reason });
    }
  }
}

function alias(element: XmlElement): ListedName {
  return named(element, textsAt(element, 'category')[0] === 'weak');
}

function named(element: XmlElement, isWeak: boolean): ListedName {
  const text = [...textsAt(element, 'firstName'), ...textsAt(element, 'lastName')].join(' ');
  return { text, isWeak };
}
