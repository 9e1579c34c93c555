import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connected, type DatabaseUrls } from './postgres/platform-database.ts'
import type { TestDatabase } from './test-database.ts'

/** A database of a test file's own: all migrations applied, no rows but theirs. */
export type ClonedDatabase = DatabaseUrls & {
  /** Removes the database; connections that stay open are cut after some seconds. */
  readonly drop: () => Promise<void>
}

/** The server of the worker that asks; no other file runs on it meanwhile. */
const ownServer = (): TestDatabase => {
  const servers = inject('testDatabases')
  const own = servers[(Number(process.env.VITEST_POOL_ID) - 1) % servers.length]
  if (!own) throw new Error('Only a file of the database tests has a server')
  return own
}

/** The directory of the server's sockets, for whoever stands between a test and its database. */
export const ownSockets = (): string => new URL(ownServer().superuserUrl).searchParams.get('host') ?? ''

const inDatabase = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const drop = async (client: pg.Client, name: string): Promise<void> => {
  try {
    // PostgreSQL gives sessions five seconds to go; a pool says that it has ended a little before they have.
    await client.query(`drop database if exists ${name}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
    await client.query(`drop database if exists ${name} with (force)`)
  }
}

const createFrom = async (template: (own: string) => string): Promise<ClonedDatabase> => {
  const { superuserUrl, template: own } = ownServer()
  const name = `test_${randomBytes(8).toString('hex')}`
  const { pathname, username } = new URL(own.ownerUrl)
  // Nothing of a test survives a crash: its files are copied as they are, not by way of the log.
  const how = `template ${template(pathname.slice(1))} strategy file_copy owner ${username}`
  await connected(superuserUrl, (client) => client.query(`create database ${name} ${how}`))
  return {
    ownerUrl: inDatabase(own.ownerUrl, name),
    serverUrl: inDatabase(own.serverUrl, name),
    studioUrl: inDatabase(own.studioUrl, name),
    roomsUrl: inDatabase(own.roomsUrl, name),
    drop: () => connected(superuserUrl, (client) => drop(client, name)),
  }
}

/**
 * Gives the calling test file a copy of the migrated template, about 50 ms:
 * `const database = await cloneDatabase(); afterAll(database.drop)`.
 */
export const cloneDatabase = (): Promise<ClonedDatabase> => createFrom((migrated) => migrated)

/** Gives the calling test a database in which nothing is, not even a migration; the logins exist. */
export const emptyDatabase = (): Promise<ClonedDatabase> => createFrom(() => 'template0')

/**
 * Prepares a copy of the migrated template once, by `fill`, and returns what gives copies of that. It stays on its
 * server until the run ends; `fill` must have closed its connections when it resolves.
 */
export const prepareTemplate = async (
  fill: (urls: DatabaseUrls) => Promise<void>,
): Promise<() => Promise<ClonedDatabase>> => {
  const filled = await cloneDatabase()
  await fill(filled)
  const name = new URL(filled.ownerUrl).pathname.slice(1)
  return () => createFrom(() => name)
}
