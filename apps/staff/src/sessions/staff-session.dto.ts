import { PageQuery, Uuid } from '#contracts';

const whose = { optional: true, describe: "Whose; your own without it. Somebody else's take `staff:write`." } as const;

export class StaffSessionQuery extends PageQuery {
  @Uuid(whose)
  staffId?: string;
}

export class WhoseSession {
  @Uuid(whose)
  staffId?: string;
}
