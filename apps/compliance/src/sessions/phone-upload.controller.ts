import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type PhoneCaller, type SessionCaller } from '#auth';
import { LimitExceeded } from '#errors';
import { IdParam, Operation } from '#runtime';
import { PhoneUploadService } from './phone-upload.service.js';
import { CreatedPhoneUploadView, CurrentPhoneUploadView, PhoneUploadView } from './phone-upload.view.js';

@ApiTags('Widget sessions')
@Controller('compliance/phone-uploads')
export class PhoneUploadController {
  constructor(private readonly phoneUploads: PhoneUploadService) {}

  @Post()
  @Operation({
    summary: 'Let a phone upload one file',
    description:
      'The token uploads one document into the review of the session, once, within ten minutes, and reads nothing of the review. At most 20 of a session wait at a time.',
    access: { callers: 'session' },
    status: 201,
    answer: CreatedPhoneUploadView,
    errors: [LimitExceeded],
    shownOnce: ['token'],
  })
  create(@CalledBy() caller: SessionCaller): Promise<CreatedPhoneUploadView> {
    return this.phoneUploads.create(caller);
  }

  @Get('current')
  @Operation({
    summary: 'Read for whom a phone uploads',
    description: 'How the phone asks the person who holds it whether the file is for them.',
    access: { callers: 'phone' },
    answer: CurrentPhoneUploadView,
  })
  current(@CalledBy() caller: PhoneCaller): Promise<CurrentPhoneUploadView> {
    return this.phoneUploads.current(caller);
  }

  @Get(':phoneUploadId')
  @Operation({
    summary: 'Read whether the file of a phone arrived',
    access: { callers: 'session' },
    answer: PhoneUploadView,
  })
  read(
    @CalledBy() caller: SessionCaller,
    @IdParam('phoneUpload', 'phoneUploadId') id: string,
  ): Promise<PhoneUploadView> {
    return this.phoneUploads.read(caller, id);
  }

  @Delete(':phoneUploadId')
  @Operation({
    summary: 'End the upload of a phone',
    description: 'Its token is refused from then on. What it uploaded stays.',
    access: { callers: 'session' },
    status: 204,
  })
  end(@CalledBy() caller: SessionCaller, @IdParam('phoneUpload', 'phoneUploadId') id: string): Promise<void> {
    return this.phoneUploads.end(caller, id);
  }
}
