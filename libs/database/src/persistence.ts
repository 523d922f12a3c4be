import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MigrationInterface } from 'typeorm';

export type EntityClass<E extends object = object> = new () => E;
export type MigrationClass = new () => MigrationInterface;

const migrations = new Set<MigrationClass>();

/** Declares the tables of a module. A process migrates and maps those of its own modules only. */
export function persistence(kept: { entities: EntityClass[]; migrations: MigrationClass[] }): DynamicModule {
  for (const migration of kept.migrations) migrations.add(migration);
  return TypeOrmModule.forFeature(kept.entities);
}

export function keptMigrations(): MigrationClass[] {
  return [...migrations];
}
