import pg from 'pg'
import type { Server } from './server.ts'

/** The passwords of the four logins of one installation. */
export type DatabasePasswords = Readonly<Record<'owner' | 'server' | 'studio' | 'rooms', string>>

/** The addresses of one database: for migrations, for the platform's server, the Studio's and that of the live tables. */
export type DatabaseUrls = Readonly<Record<'ownerUrl' | 'serverUrl' | 'studioUrl' | 'roomsUrl', string>>

const logins = {
  owner: 'sanuk_owner',
  server: 'sanuk_server',
  studio: 'sanuk_studio',
  rooms: 'sanuk_rooms',
} as const

/** The addresses of a database of the embedded server. */
export const addressesOf = (
  server: Pick<Server, 'urlFor'>,
  passwords: DatabasePasswords,
  database: string,
): DatabaseUrls => {
  const url = (who: keyof typeof logins) => server.urlFor({ user: logins[who], password: passwords[who] }, database)
  return { ownerUrl: url('owner'), serverUrl: url('server'), studioUrl: url('studio'), roomsUrl: url('rooms') }
}

/** The addresses of a database of an outside server, whose owner's address is given. */
export const addressesBeside = (ownerUrl: string, passwords: DatabasePasswords): DatabaseUrls => {
  const url = (who: 'server' | 'studio' | 'rooms') => {
    const address = new URL(ownerUrl)
    address.username = logins[who]
    address.password = passwords[who]
    return address.href
  }
  return { ownerUrl, serverUrl: url('server'), studioUrl: url('studio'), roomsUrl: url('rooms') }
}

/** Runs `work` with a connection and closes it whatever happens. */
export const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'sanuk launcher' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes an empty database and its owner on the embedded server unless they are there. The owner is no superuser, so that
 * whatever runs here also runs on a server of which Sanuk has one database only.
 */
export const createDatabase = async (server: Server, ownerPassword: string, database: string): Promise<void> =>
  connected(server.superuserUrl('postgres'), async (client) => {
    const has = async (sql: string, name: string) => (await client.query(sql, [name])).rowCount === 1
    if (!(await has('select 1 from pg_roles where rolname = $1', logins.owner))) {
      // Sent through a parameter of the session rather than in the statement, which the log would keep on failure.
      await client.query('select set_config($1, $2, false)', ['sanuk.password', ownerPassword])
      await client.query(`do $$ begin
        execute format('create role ${logins.owner} login createrole password %L', current_setting('sanuk.password'));
        grant pg_checkpoint to ${logins.owner};
      end $$`)
    }
    if (!(await has('select 1 from pg_database where datname = $1', database))) {
      await client.query(`create database ${pg.escapeIdentifier(database)} owner ${logins.owner}`)
    }
  })
