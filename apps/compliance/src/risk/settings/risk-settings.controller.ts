import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { ChangeRiskSettings } from './risk-settings.dto.js';
import { RiskSettingsService } from './risk-settings.service.js';
import { RiskSettingsView } from './risk-settings.view.js';

@ApiTags('Settings')
@Controller('settings/risk')
export class RiskSettingsController {
  constructor(private readonly settings: RiskSettingsService) {}

  @Get()
  @Operation({
    summary: 'Read what counts as a risk',
    access: { callers: 'operator', staff: 'screening:read' },
    answer: RiskSettingsView,
  })
  read(): Promise<RiskSettingsView> {
    return this.settings.read();
  }

  @Patch()
  @Operation({
    summary: 'Change what counts as a risk',
    description: 'Reviews that are under way are weighed again.',
    access: { callers: 'operator', staff: 'settings:write' },
    answer: RiskSettingsView,
  })
  change(@CalledBy() caller: HouseCaller, @Body() body: ChangeRiskSettings): Promise<RiskSettingsView> {
    return this.settings.change(caller, body);
  }
}
