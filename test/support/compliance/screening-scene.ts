import type { OwnGatehouse } from '../service/gatehouse.js';
import type { StaffApi } from '../service/staff-api.js';
import { type Answer, must } from '../service/api.js';
import { formWith } from '../documents/documents.js';
import { until } from '../run/until.js';
import { Applicant } from './applicant.js';

export const head = 'name,type,birthDate,country,reason\n';

export interface Hit {
  readonly id: string;
  readonly status: string;
  readonly score: number;
  readonly associatedPersonId?: string;
  readonly entry: { readonly name: string; readonly listName: string };
}

export interface Screening {
  readonly results: readonly Hit[];
  readonly notScreened: readonly string[];
}

/** Lists that an administrator gives, and hits that an officer looks at. */
export class ScreeningScene {
  private constructor(
    readonly gatehouse: OwnGatehouse,
    readonly administrator: StaffApi,
    readonly officer: StaffApi,
  ) {}

  static async of(gatehouse: OwnGatehouse): Promise<ScreeningScene> {
    const administrator = await gatehouse.signedIn('administrator');
    return new ScreeningScene(gatehouse, administrator, await gatehouse.signedIn('officer'));
  }

  give(name: string, text: string, format = 'csv'): Promise<Answer> {
    const form = formWith(Buffer.from(text), { fields: { name, format } });
    return this.administrator.post('/screening/lists', form);
  }

  async of({ path }: Applicant): Promise<Screening> {
    return must(await this.officer.get(`${path}/screening-hits`), 200) as unknown as Screening;
  }

  /** Once the present name was looked for. */
  screened(applicant: Applicant): Promise<Screening> {
    return until('the name to be looked for', async () => {
      const screening = await this.of(applicant);
      return screening.notScreened.length === 0 && screening;
    });
  }

  hits(applicant: Applicant, wanted: (hits: readonly Hit[]) => boolean): Promise<readonly Hit[]> {
    return until('the hits to change', async () => {
      const { results } = await this.of(applicant);
      return wanted(results) && results;
    });
  }

  async named(firstName: string, lastName: string, birthDate?: string): Promise<Applicant> {
    const applicant = await Applicant.open(this.gatehouse, { type: 'individual', tier: 'LIGHT' });
    await rename(applicant, firstName, lastName, birthDate);
    return applicant;
  }

  decide({ path }: Applicant, hit: Hit | undefined, status: string): Promise<Answer> {
    return this.officer.post(`${path}/screening-hits/${hit?.id ?? ''}`, { status, note: `It is ${status}` });
  }
}

export async function rename(
  applicant: Applicant,
  firstName: string,
  lastName: string,
  birthDate = '1970-05-06',
): Promise<void> {
  const about = { name: { firstName, lastName }, birthDate, nationality: 'RU' };
  must(await applicant.upload('individualPersonalInfoLight', about), 201);
}
