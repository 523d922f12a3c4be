import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MigrationInterface } from 'typeorm';

export type EntityClass<E extends object = object> = new () => E;
export type MigrationClass = new () => MigrationInterface;

const migrations = new Set<MigrationClass>();

/** What a module keeps in the database. A process migrates and maps what its modules keep, and no more. */
export function persistence(kept: { entities: EntityClass[]; migrations: MigrationClass[] }): DynamicModule {
  for (const migration of kept.migrations) migrations.add(migration);
  return TypeOrmModule.forFeature(kept.entities);
}

export function keptMigrations(): MigrationClass[] {
  return [...migrations];
}
