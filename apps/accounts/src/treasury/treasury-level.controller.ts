import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { ChangeTreasuryLevelsBody, TreasuryLevelsView } from './treasury-level.dto.js';
import { TreasuryLevels } from './treasury-levels.js';

@ApiTags('Settings')
@Controller('settings/treasury-levels')
export class TreasuryLevelController {
  constructor(private readonly levels: TreasuryLevels) {}

  @Get()
  @Operation({
    summary: 'Read how much purses should have',
    access: { callers: 'operator', staff: 'settings:read' },
    answer: TreasuryLevelsView,
  })
  read(): Promise<TreasuryLevelsView> {
    return this.levels.read();
  }

  @Put()
  @Operation({
    summary: 'Change how much purses should have',
    description: 'The whole list. A purse that has less than its least available is an exception within a minute.',
    access: { callers: 'operator', staff: 'settings:write' },
    freshSignIn: true,
    answer: TreasuryLevelsView,
  })
  change(@CalledBy() caller: HouseCaller, @Body() body: ChangeTreasuryLevelsBody): Promise<TreasuryLevelsView> {
    return this.levels.change(caller, body);
  }
}
