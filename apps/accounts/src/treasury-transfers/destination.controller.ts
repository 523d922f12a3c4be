import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { ChangeDestinationsBody, TreasuryDestinationsView } from './destination.dto.js';
import { Destinations } from './destinations.js';

@ApiTags('Settings')
@Controller('settings/treasury-destinations')
export class DestinationController {
  constructor(private readonly destinations: Destinations) {}

  @Get()
  @Operation({
    summary: 'Read where the treasury may send',
    access: { callers: 'operator', staff: 'settings:read' },
    answer: TreasuryDestinationsView,
  })
  read(): Promise<TreasuryDestinationsView> {
    return this.destinations.read();
  }

  @Put()
  @Operation({
    summary: 'Change where the treasury may send',
    description: 'The whole list. An address that is new is sent to 24 hours later; one that is removed, no more.',
    access: { callers: 'operator', staff: 'settings:write' },
    freshSignIn: true,
    answer: TreasuryDestinationsView,
  })
  change(@CalledBy() caller: HouseCaller, @Body() body: ChangeDestinationsBody): Promise<TreasuryDestinationsView> {
    return this.destinations.change(caller, body);
  }
}
