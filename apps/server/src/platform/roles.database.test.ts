import { randomBytes } from 'node:crypto'
import { emptyDatabase } from '@sanuk/launcher/cloned-database'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { applicationRole, prepareRoles } from './roles.ts'

const database = await emptyDatabase()
const owner = new pg.Client({ connectionString: database.ownerUrl })
await owner.connect()
const made: string[] = []
afterAll(async () => {
  for (const role of made) await owner.query(`drop role ${role}`)
  await owner.end()
  await database.drop()
})

const loginUrl = (role: string, password: string): string => {
  const address = new URL(database.ownerUrl)
  address.username = role
  address.password = encodeURIComponent(password)
  return address.href
}

const newRole = (): string => {
  const role = `guest_${randomBytes(4).toString('hex')}`
  made.push(role)
  return role
}

const whoAmI = async (url: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select current_user as me, pg_has_role($1, $2) as member', [
    applicationRole,
    'usage',
  ])
  await client.end()
  return rows[0]
}

test('a new login connects with its password, special characters included', async () => {
  const role = newRole()
  const url = loginUrl(role, `p@ss'w/ö:r"d%1 \\ สนุก`)
  await prepareRoles(owner, [{ url, memberOf: applicationRole }])
  expect(await whoAmI(url)).toEqual({ me: role, member: true })
  await expect(whoAmI(loginUrl(role, 'wrong'))).rejects.toThrow('password authentication failed')
})

test('a login whose configured password changed gets the new one', async () => {
  const role = newRole()
  await prepareRoles(owner, [{ url: loginUrl(role, 'old-password') }])
  await prepareRoles(owner, [{ url: loginUrl(role, 'new-password') }])
  expect(await whoAmI(loginUrl(role, 'new-password'))).toEqual({ me: role, member: false })
})

test('the owner can give a schema to a login that it made', async () => {
  const role = newRole()
  await prepareRoles(owner, [{ url: loginUrl(role, 'password') }])
  await owner.query(`create schema theirs authorization ${role}; drop schema theirs`)
})

test('an owner without createrole gets an error that says what to do', async () => {
  const role = newRole()
  const url = loginUrl(role, 'password')
  await prepareRoles(owner, [{ url }])
  const weak = new pg.Client({ connectionString: url })
  await weak.connect()
  await expect(prepareRoles(weak, [{ url: loginUrl(`${role}_x`, 'password') }])).rejects.toThrow(
    `The database user ${role} may not create roles: let an administrator run "alter role ${role} createrole".`,
  )
  await weak.end()
})
