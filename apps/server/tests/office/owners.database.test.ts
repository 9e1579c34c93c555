import { COMMAND_LINE } from '@sanuk/contracts/audit'
import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwners } from '../../src/modules/staff/operators/index.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStaff } from './staff.fixture.ts'

let house: TestHouse
let databases: ReturnType<typeof openDatabase>
let staff: ReturnType<typeof openStaff>
let brand = ''
beforeAll(async () => {
  house = await openHouse()
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  staff = openStaff(house)
  const { rows } = await house.pool.query("select id from system.brand where 'localhost' = any (domains)")
  brand = rows[0].id
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

const owners = () => createOwners({ database: databases.database, clock: house.clock })
const add = (of: string, username: string) => owners().add(of, { username, name: 'An owner' })

/** A brand that nobody works at yet, as the command line makes one. */
async function emptyBrand(): Promise<string> {
  const { rows } = await house.pool.query('select gen_random_uuid() as id')
  return rows[0].id
}

test('the command line adds a brand’s first two owners, who may decide at once, and refuses a third', async () => {
  const empty = await emptyBrand()
  for (const username of [' Lek ', 'noi']) {
    expect(await add(empty, username)).toMatchObject({ outcome: 'added', decidesFrom: null })
  }
  expect(await add(empty, 'third')).toEqual({ outcome: 'enough_owners' })
  const { rows } = await house.pool.query(
    `select o.username, r.powers, r.name, o.password_temporary, o.decides_from
       from operators.operator o join operators.role r on r.id = o.role where o.brand = $1 order by username`,
    [empty],
  )
  const owner = { powers: ['*'], name: 'Owner', password_temporary: true, decides_from: {} }
  expect(rows).toEqual([
    { username: 'lek', ...owner },
    { username: 'noi', ...owner },
  ])
})

test('of four owners added at the same moment two are added', async () => {
  const empty = await emptyBrand()
  const outcomes = await Promise.all(['a.one', 'b.two', 'c.three', 'd.four'].map((username) => add(empty, username)))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['added', 'added', 'enough_owners', 'enough_owners'])
})

test('an owner of the command line signs in with the temporary password, and the audit names the command line', async () => {
  const made = await add(brand, 'owner.two')
  if (made.outcome !== 'added') throw new Error(made.outcome)
  await staff.enter('owner.two', made.password)
  const { list } = (await staff.owner('GET', `/audit?operator=${COMMAND_LINE}&subjectId=${made.id}`)).body.value
  expect(list).toMatchObject([
    {
      operator: { id: COMMAND_LINE, username: '' },
      call: 'sanuk operator add',
      subject: 'operators.operator',
      action: 'added',
    },
  ])
})

test('an owner who replaces one who left decides a day later', async () => {
  const empty = await emptyBrand()
  await Promise.all(['first', 'second'].map((username) => add(empty, username)))
  await house.pool.query("update operators.operator set closed_at = now() where brand = $1 and username = 'first'", [
    empty,
  ])
  const after = await add(empty, 'replacement')
  expect(after).toMatchObject({
    outcome: 'added',
    decidesFrom: new Date(house.clock().getTime() + 24 * 60 * 60_000),
  })
})

test('an invalid username or name is refused by its field, and a username twice', async () => {
  const empty = await emptyBrand()
  const typed = { username: 'good.name', name: 'Somebody' }
  const tryAs = (more: object) => owners().add(empty, { ...typed, ...more })
  expect(await tryAs({ username: 'ab' })).toEqual({ outcome: 'invalid', field: 'username' })
  expect(await tryAs({ name: ' ' })).toEqual({ outcome: 'invalid', field: 'name' })
  expect(await tryAs({})).toMatchObject({ outcome: 'added' })
  expect(await tryAs({})).toEqual({ outcome: 'username_taken' })
})
