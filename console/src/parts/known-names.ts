import type { Client } from '../api/client.js';
import type { Member, Page } from '../api/wire.js';

/** The names of people and organizations, each asked for once. Who cannot be read is shown by their id. */
export class KnownNames {
  private staff: Promise<ReadonlyMap<string, Member>> | undefined;
  private readonly organizations = new Map<string, Promise<string>>();

  constructor(private readonly client: Client) {}

  /** All of them, page by page. */
  people(): Promise<ReadonlyMap<string, Member>> {
    this.staff ??= this.readPeople().catch((cause: unknown) => {
      this.staff = undefined;
      throw cause;
    });
    return this.staff;
  }

  forgetPeople(): void {
    this.staff = undefined;
  }

  organization(id: string): Promise<string> {
    const known =
      this.organizations.get(id) ??
      this.client.get<{ name: string }>(`/organizations/${id}`).then(
        ({ name }) => name,
        () => id,
      );
    this.organizations.set(id, known);
    return known;
  }

  private async readPeople(): Promise<ReadonlyMap<string, Member>> {
    const people = new Map<string, Member>();
    let nextId: string | undefined;
    do {
      const from = nextId === undefined ? '' : `&nextId=${nextId}`;
      const page = await this.client.get<Page<Member>>(`/staff?limit=100${from}`);
      for (const member of page.results) people.set(member.id, member);
      ({ nextId } = page);
    } while (nextId !== undefined);
    return people;
  }
}
