import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { ChangeFeeSettings } from './fee-settings.dto.js';
import { FeeSettingsService } from './fee-settings.service.js';
import { FeeSettingsView } from './fee-settings.view.js';

@ApiTags('Settings')
@Controller('settings/fees')
export class FeeSettingsController {
  constructor(private readonly settings: FeeSettingsService) {}

  @Get()
  @Operation({
    summary: 'Read what is charged',
    access: { callers: 'operator', staff: 'settings:read' },
    answer: FeeSettingsView,
  })
  read(): Promise<FeeSettingsView> {
    return this.settings.read();
  }

  @Patch()
  @Operation({
    summary: 'Change what is charged',
    description:
      'Holds for payouts that are created from then on. Sections that are left out stay as they are. Amounts count to the millionth.',
    access: { callers: 'operator', staff: 'settings:write' },
    answer: FeeSettingsView,
  })
  change(@CalledBy() caller: HouseCaller, @Body() body: ChangeFeeSettings): Promise<FeeSettingsView> {
    return this.settings.change(caller, body);
  }
}
