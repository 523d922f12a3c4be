import { Injectable } from '@nestjs/common';
import { type PhoneCaller, PhoneUploads, type SessionCaller } from '#auth';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Ids } from '#runtime';
import { Standings } from '#standing';
import {
  type CreatedPhoneUploadView,
  type CurrentPhoneUploadView,
  type PhoneUploadView,
  phoneUploadView,
} from './phone-upload.view.js';

@Injectable()
export class PhoneUploadService {
  constructor(
    private readonly phoneUploads: PhoneUploads,
    private readonly standings: Standings,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  async create(caller: SessionCaller): Promise<CreatedPhoneUploadView> {
    const { upload, token } = await this.unitOfWork.run((tx) => this.phoneUploads.create(tx, this.ids.next(), caller));
    return { ...phoneUploadView(upload, 'waiting'), token };
  }

  async read(caller: SessionCaller, id: string): Promise<PhoneUploadView> {
    const upload = await this.phoneUploads.find(caller, id);
    if (upload === undefined) throw new ResourceNotFound('phoneUpload', id);
    return phoneUploadView(upload, this.phoneUploads.statusOf(upload));
  }

  async end(caller: SessionCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.phoneUploads.end(tx, caller, id))) throw new ResourceNotFound('phoneUpload', id);
    });
  }

  /** For the phone itself, which learns no more than for whom it uploads. */
  async current(caller: PhoneCaller): Promise<CurrentPhoneUploadView> {
    const { phoneUploadId: id, organizationId } = caller;
    const [upload, standing] = await Promise.all([
      this.phoneUploads.find(caller, id),
      this.standings.find(organizationId),
    ]);
    if (upload === undefined || standing === undefined) throw new ResourceNotFound('phoneUpload', id);
    const { matchingCode, expiresAt } = upload;
    return {
      id,
      status: this.phoneUploads.statusOf(upload),
      organizationName: standing.name,
      matchingCode,
      expiresAt: expiresAt.toISOString(),
    };
  }
}
