import { Injectable } from '@nestjs/common';
import { ResourceNotFound } from '#errors';
import type { Customer } from './customer.js';

export const mostCustomers = 500;

/** Kept in memory up to a limit: the oldest is dropped, and all when the process ends. */
@Injectable()
export class Customers {
  private readonly known = new Map<string, Customer>();

  add(customer: Customer): void {
    this.known.set(customer.id, customer);
    for (const [id, { inbox }] of this.known) {
      if (this.known.size <= mostCustomers) return;
      this.known.delete(id);
      inbox.close();
    }
  }

  find(id: string): Customer | undefined {
    return this.known.get(id);
  }

  get(id: string): Customer {
    const customer = this.find(id);
    if (customer === undefined) throw new ResourceNotFound('demoCustomer', id);
    return customer;
  }
}
