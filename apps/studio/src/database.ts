import type { Log } from '@sanuk/host/log'
import { type Databases, openTables } from '@sanuk/vendor-server/database'
import type { Kysely } from 'kysely'
import type { RoundTable } from './rounds/round-table.ts'
import type { SeedTable } from './seeds/seed-table.ts'
import type { SessionTable } from './sessions/sessions.ts'

export type Tables = { 'studio.session': SessionTable; 'studio.round': RoundTable; 'studio.seed': SeedTable }
export type Database = Kysely<Tables>

/** Opens the pool of the Studio's own login. */
export const openDatabase = (url: string, log: Log): Databases<Tables> => openTables({ url, name: 'sanuk studio' }, log)
