import { property } from 'lit/decorators.js';
import type { Organization } from '../api/organizations.js';
import { Place } from '../parts/place.js';

/** The organization was changed, and is to be read again. */
export class OrganizationChanged extends Event {
  static readonly type = 'organization-changed';

  constructor() {
    super(OrganizationChanged.type, { bubbles: true });
  }
}

/** A part of the page of one organization, which reads for itself: what one cannot read hides no other. */
export abstract class OrganizationPart extends Place {
  @property({ attribute: false }) about!: Organization;

  protected get path(): string {
    return `/organizations/${this.about.id}`;
  }

  protected changed(): void {
    this.dispatchEvent(new OrganizationChanged());
  }
}
