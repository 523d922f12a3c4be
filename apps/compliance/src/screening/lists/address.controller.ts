import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { AddressService } from './address.service.js';
import { AddAddresses } from './list.dto.js';
import { ListedAddressesView } from './list.view.js';

const changing = { callers: 'operator', staff: 'settings:write' } as const;

@ApiTags('Screening')
@Controller('screening/addresses')
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Post()
  @Operation({
    summary: 'Name wallets',
    description:
      'Beside those of lists, for `GET` to tell. One that was named before is named as it is now. Payouts are not compared with them yet.',
    access: changing,
    status: 201,
    answer: ListedAddressesView,
  })
  add(@CalledBy() caller: HouseCaller, @Body() { entries }: AddAddresses): Promise<ListedAddressesView> {
    return this.addresses.add(caller, entries);
  }

  @Get(':address')
  @Operation({
    summary: 'Read who names a wallet',
    description: 'The lists that do, and what was added here. 404 where nobody does.',
    access: { callers: 'operator', staff: 'screening:read' },
    answer: ListedAddressesView,
  })
  read(@Param('address') address: string): Promise<ListedAddressesView> {
    return this.addresses.read(address);
  }

  @Delete(':address')
  @Operation({
    summary: 'Take a wallet back',
    description: 'That was added here. What lists name, they name.',
    access: changing,
    status: 204,
  })
  remove(@CalledBy() caller: HouseCaller, @Param('address') address: string): Promise<void> {
    return this.addresses.remove(caller, address);
  }
}
