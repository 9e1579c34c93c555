import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let owner: pg.Client
let token = ''
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  token = await house.operatorToken()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

const office = (method: string, path: string, body?: object) =>
  house.call({ method, path, token, part: 'office', ...(body && { body }) })

const entries = async (query = '') => (await office('GET', `/ops/audit${query}`)).body.value.list
const newestEntry = async () => (await entries())[0]

test('a change is audited with the call and the values before and after', async () => {
  const added = await office('POST', '/ops/roles', { name: 'Night shift', powers: ['rounds.see'] })
  const { id } = added.body.value
  await office('PUT', `/ops/roles/${id}`, { name: 'Night shift', powers: ['rounds.see', 'money.see'] })
  const [changed, made] = await entries(`?subject=operators.role&subjectId=${id}`)
  expect(changed).toMatchObject({
    action: 'changed',
    call: 'PUT /ops/roles/{id}',
    operator: { username: 'operator' },
    before: { powers: ['rounds.see'] },
    after: { powers: ['rounds.see', 'money.see'] },
  })
  expect(made).toMatchObject({ action: 'added', before: null, after: { id, name: 'Night shift' } })
})

test('an audit entry names the game, the member and the brand that it is about', async () => {
  await house.synchroniseCatalogue()
  const { rows } = await owner.query('select node_id, names from catalogue.game where listed limit 1')
  const [{ node_id: game, names }] = rows
  await office('PUT', '/ops/catalogue/games', { nodeIds: [game], wish: { hidden: true } })
  const { rows: members } = await owner.query("select id from members.member where username = 'demo' limit 1")
  const member = members[0].id
  await office('POST', `/ops/members/${member}/notes`, { text: 'Called about a deposit' })
  const seen = (await office('GET', '/ops/audit')).body.value
  expect(seen.names[game].text).toEqual(names)
  expect(seen.names[member].text).toEqual({ th: 'demo', en: 'demo' })
  const found = async (text: string) =>
    (await entries(`?text=${encodeURIComponent(text)}`)).map(({ subject }: { subject: string }) => subject)
  expect(await found(names.en)).toContain('catalogue.game_choice')
  expect(await found('demo')).toContain('members.note')
  expect(await found('about a deposit')).toEqual(['members.note'])
})

test('an entry about a deleted record keeps its name', async () => {
  const { id } = (await office('POST', '/ops/roles', { name: 'Trainee', powers: [] })).body.value
  expect((await office('DELETE', `/ops/roles/${id}`)).status).toBe(200)
  const { list, names } = (await office('GET', `/ops/audit?subject=operators.role&subjectId=${id}`)).body.value
  expect(list.map(({ action }: { action: string }) => action)).toEqual(['removed', 'added'])
  expect(names[id].text).toEqual({ th: 'Trainee', en: 'Trainee' })
})

test('the audit is narrowed by day of the brand, action and kind of record', async () => {
  const now = house.clock().getTime()
  const { id } = (await office('POST', '/ops/roles', { name: 'Weekend', powers: [] })).body.value
  await office('PUT', `/ops/roles/${id}`, { name: 'Weekends', powers: [] })
  // Entries bear the time of the database; Bangkok is seven hours ahead of UTC all year.
  const today = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10)
  const yesterday = new Date(now - 17 * 3_600_000).toISOString().slice(0, 10)
  const of = `subject=operators.role&subjectId=${id}`
  const actions = async (query: string) => (await entries(query)).map(({ action }: { action: string }) => action)
  expect(await actions(`?${of}&from=${today}&to=${today}`)).toEqual(['changed', 'added'])
  expect(await actions(`?${of}&to=${yesterday}`)).toEqual([])
  expect(await actions(`?${of}&action=added`)).toEqual(['added'])
  expect((await office('GET', '/ops/audit?from=2026-13-01')).status).toBe(400)
})

test('saving without a change adds no audit entry', async () => {
  const { id } = (await office('POST', '/ops/roles', { name: 'Day shift', powers: [] })).body.value
  await office('PUT', `/ops/roles/${id}`, { name: 'Day shift', powers: [] })
  expect(await entries(`?subject=operators.role&subjectId=${id}`)).toHaveLength(1)
})

test('a secret is masked in its audit entry', async () => {
  const { list } = (await office('GET', '/ops/roles')).body.value
  const auditor = list.find(({ name }: { name: string }) => name === 'Auditor').id
  const { id, password } = (await office('POST', '/ops/operators', { username: 'nok', name: 'Nok', role: auditor }))
    .body.value
  const { rows } = await owner.query('select password_hash from operators.operator where id = $1', [id])
  const [entry] = await entries(`?subject=operators.operator&subjectId=${id}`)
  expect(entry.after).toMatchObject({ username: 'nok', password_hash: '•••' })
  expect(JSON.stringify(entry)).not.toContain(password)
  expect(JSON.stringify(entry)).not.toContain(rows[0].password_hash)
})

test('an operator’s sign-in adds an audit entry, a member’s registration does not', async () => {
  const before = await newestEntry()
  await house.operatorToken('supervisor')
  const signedIn = await newestEntry()
  expect(signedIn.id).not.toBe(before?.id)
  expect(signedIn).toMatchObject({
    action: 'did',
    subject: 'operators.session',
    operator: { username: 'supervisor' },
    after: { way: 'totp' },
  })
  await house.register('somebody_new')
  expect(await newestEntry()).toEqual(signedIn)
})

test('exporting a list adds an audit entry', async () => {
  const saved = { list: 'members', rows: 3, address: '/members?filter=nok' }
  expect((await office('POST', '/ops/me/saved-lists', saved)).body).toMatchObject({ success: true })
  const [entry] = await entries('?subject=audit.saved_list')
  expect(entry).toMatchObject({
    action: 'did',
    subjectId: 'members',
    operator: { username: 'operator' },
    after: { rows: 3, address: '/members?filter=nok' },
  })
  expect((await office('POST', '/ops/me/saved-lists', { ...saved, rows: 10_001 })).status).toBe(400)
})

test('a refused change adds no audit entry', async () => {
  const before = await newestEntry()
  expect((await office('POST', '/ops/roles', { name: 'Owner', powers: [] })).body.code).toBe('name_taken')
  expect(await newestEntry()).toEqual(before)
})

test('audit entries cannot be changed or deleted, or written by the server’s own role', async () => {
  await expect(owner.query("update audit.deed set call = 'nothing'")).rejects.toThrow('what was done stays written')
  await expect(owner.query('delete from audit.deed')).rejects.toThrow('what was done stays written')
  await expect(owner.query('truncate audit.deed')).rejects.toThrow('what was done stays written')
  const forged =
    "insert into audit.deed (brand, operator, call, subject, subject_id, verb) select brand, id, '', '', '', 'did' from operators.operator"
  await expect(house.pool.query(forged)).rejects.toThrow('permission denied')
  await expect(house.pool.query("select audit.write_down('', '', '', 'did', null, null)")).rejects.toThrow(
    'permission denied',
  )
})

test('audit entries of another brand are not shown', async () => {
  const chandra = openBrowser(house, { host: 'chandra.localhost' })
  const stranger = (await chandra.operatorLogin()).body.value.token
  const seen = await chandra.send({ method: 'GET', path: '/ops/audit', token: stranger, part: 'office' })
  expect(new Set(seen.body.value.list.map(({ call }: { call: string }) => call))).toEqual(
    new Set(['POST /ops/session/proof']),
  )
})

/** Tables that the server writes when operators ask, and that are rightly not watched, with the reason. */
const NOT_WATCHED: Record<string, string> = {
  'operators.session': 'comes and goes with every call; signing in is an entry of its own',
  'operators.sign_in': 'a ticket of minutes',
}

test('every table of the operators’ schemas that the server writes has an audit trigger', async () => {
  const { rows } = await owner.query(
    `select c.oid::regclass::text as name,
            exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'watched') as watched
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('operators', 'approvals', 'system', 'providers', 'vendors', 'content')
        and has_table_privilege('sanuk_application', c.oid, 'insert, update, delete')`,
  )
  const unwatched = rows.filter(({ watched }) => !watched).map(({ name }) => name)
  const MEMBERS_OWN = [
    'providers.attempt',
    'providers.ticket',
    'providers.identity',
    'providers.spent_token',
    'vendors.call',
    'vendors.traffic',
  ]
  expect(unwatched.filter((name) => !(name in NOT_WATCHED) && !MEMBERS_OWN.includes(name))).toEqual([])
})

test('pages of the audit follow each other in order without repetition', async () => {
  for (let at = 0; at < 51; at += 1) await office('POST', '/ops/roles', { name: `Role ${at}`, powers: [] })
  const first = (await office('GET', '/ops/audit')).body.value
  const second = (await office('GET', `/ops/audit?cursor=${first.nextCursor}`)).body.value
  const ids = [...first.list, ...second.list].map(({ id }: { id: string }) => BigInt(id))
  expect(ids).toEqual([...ids].sort((one, other) => (one < other ? 1 : -1)))
  expect(new Set(ids).size).toBe(ids.length)
  expect(first.list).toHaveLength(50)
  expect((await office('GET', '/ops/audit?cursor=nonsense')).body.code).toBe('invalid_request')
})
