import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller, type OrganizationCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { AccountNotApiEnabled } from '#errors';
import { IdParam, Operation } from '#runtime';
import { MovementView } from './movement.view.js';
import { AccountMovementService } from './account-movement.service.js';
import { AccountQuery, ChangeAccount, CreateAccount } from './account.dto.js';
import { AccountReading } from './account.reading.js';
import { AccountService } from './account.service.js';
import { AccountView } from './account.view.js';
import { LedgerEntryView } from './ledger-entry.view.js';

const AccountPage = PageOf(AccountView);
const LedgerEntryPage = PageOf(LedgerEntryView);
const PendingDepositPage = PageOf(MovementView);
const reading = { callers: 'operatorOrOrganization', scope: 'accounts:read' } as const;

@ApiTags('Accounts')
@Controller('accounts')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly accountReading: AccountReading,
    private readonly movements: AccountMovementService,
  ) {}

  @Post()
  @Operation({
    summary: 'Create an account',
    description: 'It is `INITIALIZING` until its wallet is made, which takes a moment, and `ACTIVE` from then on.',
    access: { callers: 'organization', scope: 'accounts:write' },
    status: 201,
    answer: AccountView,
  })
  create(@CalledBy() caller: OrganizationCaller, @Body() body: CreateAccount): Promise<AccountView> {
    return this.accounts.create(caller, body);
  }

  @Get()
  @Operation({
    summary: 'List accounts',
    description: 'An organization sees its own, the operator all.',
    access: reading,
    answer: AccountPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: AccountQuery): Promise<Page<AccountView>> {
    return this.accountReading.list(caller, query);
  }

  @Get(':accountId')
  @Operation({ summary: 'Read an account', description: 'With its balances.', access: reading, answer: AccountView })
  read(@CalledBy() caller: Caller, @IdParam('account') id: string): Promise<AccountView> {
    return this.accountReading.read(caller, id);
  }

  @Patch(':accountId')
  @Operation({
    summary: 'Change an account',
    description:
      'Its name, its description, what deposits become. The operator also says whether the API may manage it; while it may not, an organization changes nothing.',
    access: { callers: 'operatorOrOrganization', scope: 'accounts:write' },
    answer: AccountView,
    errors: [AccountNotApiEnabled],
  })
  change(
    @CalledBy() caller: Caller,
    @IdParam('account') id: string,
    @Body() body: ChangeAccount,
  ): Promise<AccountView> {
    return this.accounts.change(caller, id, body);
  }

  @Get(':accountId/ledger-entries')
  @Operation({
    summary: 'List the ledger entries of an account',
    description:
      'The lines behind its balance, newest first: each says from where to where, and how much. What reserves or frees tokens within the account is an entry as well.',
    access: reading,
    answer: LedgerEntryPage,
  })
  ledgerEntries(
    @CalledBy() caller: Caller,
    @IdParam('account') id: string,
    @Query() query: PageQuery,
  ): Promise<Page<LedgerEntryView>> {
    return this.movements.ledgerEntries(caller, id, query);
  }

  @Get(':accountId/pending-deposits')
  @Operation({
    summary: 'List deposits that are not confirmed yet',
    description:
      'Seen on the chain, but not final yet. They are not part of the balance. Once confirmed, each is a transaction; one that a reorganization of the chain removes is no longer listed.',
    access: reading,
    answer: PendingDepositPage,
  })
  pendingDeposits(
    @CalledBy() caller: Caller,
    @IdParam('account') id: string,
    @Query() query: PageQuery,
  ): Promise<Page<MovementView>> {
    return this.movements.pendingDeposits(caller, id, query);
  }
}
