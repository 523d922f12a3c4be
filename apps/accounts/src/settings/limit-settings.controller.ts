import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { ChangeLimitSettings } from './limit-settings.dto.js';
import { LimitSettingsService } from './limit-settings.service.js';
import { LimitSettingsView } from './limit-settings.view.js';

@ApiTags('Settings')
@Controller('settings/limits')
export class LimitSettingsController {
  constructor(private readonly settings: LimitSettingsService) {}

  @Get()
  @Operation({
    summary: 'Read how much organizations may move',
    access: { callers: 'operator', staff: 'settings:read' },
    answer: LimitSettingsView,
  })
  read(): Promise<LimitSettingsView> {
    return this.settings.read();
  }

  @Patch()
  @Operation({
    summary: 'Change how much organizations may move',
    description: 'Holds from the next payment on. What was moved in the last 30 days counts.',
    access: { callers: 'operator', staff: 'settings:write' },
    freshSignIn: true,
    answer: LimitSettingsView,
  })
  change(@CalledBy() caller: HouseCaller, @Body() body: ChangeLimitSettings): Promise<LimitSettingsView> {
    return this.settings.change(caller, body);
  }
}
