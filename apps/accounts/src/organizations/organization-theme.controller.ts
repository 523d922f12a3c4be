import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { Theme } from '#contracts';
import { IdParam, Operation } from '#runtime';
import { OrganizationTheme } from './organization-theme.js';

@ApiTags('Organizations')
@Controller('organizations/:organizationId/theme')
export class OrganizationThemeController {
  constructor(private readonly theme: OrganizationTheme) {}

  @Get()
  @Operation({
    summary: 'Read the theme of an organization',
    description: 'What it has set itself: nothing where it has not.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:read' },
    answer: Theme,
  })
  read(@CalledBy() caller: Caller, @IdParam('organization') id: string): Promise<Theme> {
    return this.theme.read(caller, id);
  }

  @Put()
  @Operation({
    summary: 'Set the theme of an organization',
    description:
      'How the page looks to which invitations lead. It replaces the theme that was; what is left out is as without a theme, and `{}` takes the theme away. Organizations without one have that of their parent.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:write' },
    answer: Theme,
  })
  set(@CalledBy() caller: Caller, @IdParam('organization') id: string, @Body() body: Theme): Promise<Theme> {
    return this.theme.set(caller, id, body);
  }
}
