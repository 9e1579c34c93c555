import { randomUUID } from 'node:crypto'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openPayingHouse, type PayingHouse } from '../withdrawals/withdrawals.fixture.ts'

let house: PayingHouse
let picture = ''
beforeAll(async () => {
  house = await openPayingHouse()
  const paper = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
  picture = (await paper.png().toBuffer()).toString('base64')
})
afterAll(() => house.close())

const PATH = '/wps/member/documents'

async function newMember() {
  const member = await house.newMember()
  const { call } = member
  return {
    ...member,
    send: (kind: string, images = [picture]) => call('POST', PATH, { kind, images }),
    standing: async () => (await call('GET', PATH)).body.value,
  }
}

/** A member of staff with documents on the desk. */
async function newDesk(who: 'operator' | 'supervisor' = 'operator') {
  const { send } = await house.newOperator(who)
  return {
    send,
    demand: (needs: string[], withdrawalsAbove: string | null = null) =>
      send('PUT', '/ops/documents/rules', { needs, withdrawalsAbove }),
    queue: async (query = '') => (await send('GET', `/ops/documents${query}`)).body.value,
    does: (id: string, verb: string, body: object) => send('POST', `/ops/documents/${id}/${verb}`, body),
    accept: (id: string, expiresOn: string | null = null) => send('POST', `/ops/documents/${id}/accept`, { expiresOn }),
  }
}

test('required documents are decided by the operator who claimed them and verify the member', async () => {
  const [member, desk, other] = [await newMember(), await newDesk(), await newDesk('supervisor')]
  await desk.demand(['identity', 'selfie'])
  expect(await member.standing()).toMatchObject({ state: 'none', missing: ['identity', 'selfie'] })
  const card = (await member.send('id_card', [picture, picture])).body.value.id
  expect((await member.send('id_card')).body.code).toBe('document_waiting')
  house.passTime(1000)
  const selfie = (await member.send('selfie')).body.value.id
  expect(await member.standing()).toMatchObject({ state: 'waiting', missing: [] })
  const queue = (await desk.queue()).list.map(({ id }: { id: string }) => id)
  expect(queue.filter((id: string) => [card, selfie].includes(id))).toEqual([card, selfie])
  expect((await desk.does(card, 'claim', { mine: true })).status).toBe(200)
  expect((await other.accept(card)).body.code).toBe('document_claimed')
  expect((await desk.accept(card, '2020-01-01')).body.code).toBe('period_over')
  expect((await desk.accept(card, '2126-01-01')).status).toBe(200)
  expect((await other.accept(card)).body.code).toBe('document_decided')
  expect((await other.does(selfie, 'reject', { reason: 'blurred', note: 'Take it by day' })).status).toBe(200)
  const { list, ...standing } = await member.standing()
  expect(standing).toMatchObject({ state: 'none', missing: ['selfie'] })
  expect(list[0]).toMatchObject({ kind: 'selfie', state: 'rejected', reason: 'blurred', note: 'Take it by day' })
  const again = (await member.send('selfie')).body.value.id
  expect((await other.accept(again)).status).toBe(200)
  expect((await member.standing()).state).toBe('verified')
  const letters = (await member.call('GET', '/wps/member/messages')).body.value.list
  expect(letters.filter(({ about }: { about: string }) => about.startsWith('document_'))).toHaveLength(3)
})

test('only the member and permitted operators see a document, and each operator’s view is audited', async () => {
  const [member, stranger, desk] = [await newMember(), await newMember(), await newDesk()]
  const { id } = (await member.send('passport')).body.value
  const own = (await member.call('GET', `${PATH}/${id}/pictures`)).body.value.list
  const bytes = Buffer.from(own[0], 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300 })
  expect((await stranger.call('GET', `${PATH}/${id}/pictures`)).status).toBe(404)
  const { rows } = await house.pool.query(
    `select hash, open from pictures.file where hash in (
       select f ->> 'hash' from pictures.picture, jsonb_array_elements(files) f
        where id = any (select unnest(pictures) from documents.document where id = $1))`,
    [id],
  )
  expect(rows).toMatchObject([{ open: false }])
  const open = await house.site.inject({ url: `/pictures/${rows[0].hash}.webp`, headers: { host: 'localhost' } })
  expect(open.statusCode).toBe(404)
  const looks = async () =>
    (await house.pool.query("select 1 from audit.deed where subject_id = $1 and verb = 'did'", [id])).rowCount
  expect(await looks()).toBe(0)
  await desk.queue()
  expect(await looks()).toBe(0)
  expect((await desk.send('GET', `/ops/documents/${id}`)).body.value.pictures).toEqual(own)
  expect(await looks()).toBe(1)
  const chandra = openBrowser(house, { host: 'chandra.localhost' })
  const { token } = (await chandra.operatorLogin()).body.value
  const elsewhere = await chandra.send({ method: 'GET', path: `/ops/documents/${id}`, part: 'office', token })
  expect(elsewhere.status).toBe(404)
})

test('withdrawals above the brand’s threshold need a verified member with unexpired documents', async () => {
  const [member, desk] = [await newMember(), await newDesk()]
  expect((await desk.demand(['identity'], '1000')).status).toBe(200)
  expect((await member.ask({ amount: '1000.01' })).body.code).toBe('verification_due')
  expect((await member.ask({ amount: '1000' })).status).toBe(200)
  const { id } = (await member.send('passport')).body.value
  expect((await member.ask({ amount: '1500', requestId: randomUUID() })).body.code).toBe('verification_due')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(house.clock())
  const inThailand = today.replace(/^\d{4}/, (year) => String(Number(year) + 543))
  expect((await desk.accept(id, inThailand)).status).toBe(200)
  expect(await member.standing()).toMatchObject({ list: [{ expiresOn: today }] })
  expect((await member.ask({ amount: '1500' })).status).toBe(200)
  await house.pool.query('update documents.document set expires_on = expires_on - 1 where id = $1', [id])
  expect(await member.standing()).toMatchObject({ state: 'none', list: [{ state: 'expired' }] })
  expect((await member.ask({ amount: '1500' })).body.code).toBe('verification_due')
  expect((await desk.demand(['identity'])).status).toBe(200)
  expect((await member.ask({ amount: '1500' })).status).toBe(200)
})

test('of two simultaneous decisions on a document one counts, and the member is notified once', async () => {
  const [member, desk, other] = [await newMember(), await newDesk(), await newDesk('supervisor')]
  const kinds = ['id_card', 'passport', 'selfie', 'bank_book', 'address']
  const papers: string[] = []
  for (const kind of kinds) papers.push((await member.send(kind)).body.value.id)
  const answers = await Promise.all(
    papers.map(async (id) => {
      const both = await Promise.all([desk.accept(id), other.does(id, 'reject', { reason: 'blurred' })])
      return both.map(({ body }) => body.code ?? 'decided').toSorted()
    }),
  )
  expect(answers).toEqual(kinds.map(() => ['decided', 'document_decided']))
  const letters = (await member.call('GET', '/wps/member/messages')).body.value.list
  expect(letters.filter(({ about }: { about: string }) => about.startsWith('document_'))).toHaveLength(kinds.length)
})

test('viewing and deciding documents need permissions of their own, besides viewing members', async () => {
  const { id } = (await (await newMember()).send('id_card')).body.value
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  const { rows: before } = await owner.query("select id, role from operators.operator where username = 'supervisor'")
  onTestFinished(async () => {
    for (const { id: who, role } of before)
      await owner.query('update operators.operator set role = $2 where id = $1', [who, role])
    await owner.end()
  })
  const given = async (powers: string) => {
    await owner.query(
      `with made as (
         insert into operators.role (id, brand, name, powers)
         select gen_random_uuid(), brand, $1, $2 from operators.operator where username = 'supervisor' returning id, brand
       )
       update operators.operator set role = made.id from made
        where username = 'supervisor' and made.brand = operator.brand`,
      [`Only ${powers}`, powers],
    )
    return newDesk('supervisor')
  }
  const door = await given('{members.see}')
  const tried = [
    await door.send('GET', '/ops/documents'),
    await door.send('GET', `/ops/documents/${id}`),
    await door.accept(id),
  ]
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403])
  const reader = await given('{members.see,documents.see}')
  expect((await reader.send('GET', `/ops/documents/${id}`)).status).toBe(200)
  expect((await reader.does(id, 'claim', { mine: true })).status).toBe(403)
  expect((await reader.accept(id)).status).toBe(403)
})
