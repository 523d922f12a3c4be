import { PhoneUploadService } from './phone-upload.service.js';
import { SessionService } from './session.service.js';
import { WidgetTermsService } from './terms.service.js';

export const sessions = [SessionService, WidgetTermsService, PhoneUploadService];
