import { CurrentSessionController } from './current-session.controller.js';
import { PhoneUploadController } from './phone-upload.controller.js';
import { PhoneUploadService } from './phone-upload.service.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { WidgetTermsService } from './terms.service.js';

export const sessions = [SessionService, WidgetTermsService, PhoneUploadService];
export const sessionControllers = [SessionController, CurrentSessionController, PhoneUploadController];
