import { join } from 'node:path';
import { root } from '../../architecture/workspace.js';
import { type Api, idOf, must } from '../service/api.js';
import { DemoPartner } from './demo-partner.js';
import { upload } from '../documents/documents.js';
import type { Gatehouse } from '../service/gatehouse.js';
import { until } from '../run/until.js';

type Json = Readonly<Record<string, unknown>>;

interface Company {
  readonly legalName: string;
  readonly registrationNumber: string;
  readonly incorporatedOn: string;
  readonly taxType: string;
  readonly taxNumber: string;
}

export interface SamplePerson extends Pick<Company, 'taxType' | 'taxNumber'> {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly nationality: string;
  readonly occupation: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly subDivision: string;
  readonly postalCode: string;
  readonly passport: string;
  readonly company: Company;
}

type Letter = Readonly<{ write: (about: { person: SamplePerson; reference: string; today: Date }) => Json }>;

/** The very modules that the page of the demo loads. */
export async function ofDemoPage<T>(file: string): Promise<T> {
  return (await import(join(root, 'apps/demo/src/page', file))) as T;
}

const { samplePeople } = await ofDemoPage<{ samplePeople: Readonly<Record<string, SamplePerson>> }>('sample-people.js');
const { letters } = await ofDemoPage<{ letters: Record<string, Letter> }>('sample-letters.js');
const { specimenPdf } = await ofDemoPage<{ specimenPdf: (page: Json) => Uint8Array }>('specimen-pdf.js');
export { samplePeople };

/** What a newcomer to the demo types into the widget, and the documents that the page offers for it. */
export class Newcomer {
  private constructor(
    private readonly partner: DemoPartner,
    private readonly id: string,
    private readonly person: SamplePerson,
    private readonly review: { readonly id: string; readonly widget: Api },
  ) {}

  static async arrive(gatehouse: Gatehouse, country: string, tier: string): Promise<Newcomer> {
    const name = personOf(country).company.legalName;
    const id = await new DemoPartner(gatehouse).customer({ tier, country, name });
    return Newcomer.known(gatehouse, country, id);
  }

  /** Somebody who has begun already, on the page. */
  static async known(gatehouse: Gatehouse, country: string, id: string): Promise<Newcomer> {
    const partner = new DemoPartner(gatehouse);
    const { reviewId } = must(await partner.read(id), 200);
    const widget = gatehouse.withKey(String((await partner.session(id)).body['token']));
    return new Newcomer(partner, id, personOf(country), { id: String(reviewId), widget });
  }

  letter(letter: string): Promise<{ documentId: string }> {
    const page = letters[letter]?.write({ person: this.person, reference: this.review.id, today: new Date() });
    return this.document(specimenPdf(page ?? {}), `${letter}.pdf`);
  }

  async document(bytes: Uint8Array, name: string): Promise<{ documentId: string }> {
    return { documentId: idOf(await upload(this.review.widget, bytes, { name, headers: this.headers })) };
  }

  async file(type: string, payload: Json): Promise<void> {
    const path = `/compliance/reviews/${this.review.id}/attestations`;
    must(await this.review.widget.post(path, { type, ...payload }, this.headers), 201);
  }

  /** What the checks have against any of it. */
  async found(): Promise<unknown[]> {
    return until('everything is validated', async () => {
      const { review } = (await this.partner.read(this.id)).body as { review: { uploadedAttestations: Uploaded[] } };
      const uploaded = review.uploadedAttestations;
      return (
        uploaded.every(({ validationStatus }) => validationStatus.type !== 'pending') &&
        uploaded.filter(({ validationStatus }) => validationStatus.type !== 'approved')
      );
    });
  }

  private get headers(): Record<string, string> {
    return { Origin: this.partner.origin };
  }
}

interface Uploaded {
  readonly validationStatus: { readonly type: string };
}

function personOf(country: string): SamplePerson {
  const person = samplePeople[country];
  if (person === undefined) throw new Error(`There is nobody from ${country}`);
  return person;
}
