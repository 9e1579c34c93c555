import type { LegalVersion } from '@sanuk/contracts/office-content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouseWithPhone, thaiNumber } from '../verification/phone.fixture.ts'
import { type Editors, openEditors } from './content.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
let editors: Editors
beforeAll(async () => {
  house = await openHouseWithPhone()
  editors = openEditors(house)
})
afterAll(() => house.close())

type Shown = { document: string; number: number; title: string; content: string; publishedAt: string }

const inForce = async (language = 'en', host = 'localhost'): Promise<Shown[]> =>
  (await house.call({ method: 'GET', path: '/wps/system/legal', language, host })).body.value.list

const numbersInForce = async () => {
  const list = await inForce()
  const numberOf = (document: string) => list.find((one) => one.document === document)?.number ?? 0
  return { terms: numberOf('terms'), privacy: numberOf('privacy') }
}

const entryOf = async (document: string) => {
  const { list } = (await editors.ask('GET', '/content?kind=legal')).body.value
  return editors.one(list.find(({ part }: { part: string }) => part === document).id)
}

/** A draft of the document that says so; answers its entry's id. */
async function redraft(document: LegalVersion['document'], text: string): Promise<string> {
  const { id, published, revision } = await entryOf(document)
  const draft = { ...published, content: { th: `<p>${text}</p>`, en: `<p>${text}</p>` }, sample: false }
  expect((await editors.ask('PUT', `/content/${id}/draft`, { body: { draft, revision } })).status).toBe(200)
  return id
}

const agreedBy = async (username: string) => {
  const { rows } = await house.pool.query(
    `select agreed_terms as terms, agreed_privacy as privacy, member
       from members.profile join members.member on member.id = profile.member where username = $1`,
    [username],
  )
  return rows[0]
}

test('a demo brand shows terms and a privacy policy in the language of the reader', async () => {
  // Nothing is published at this brand by the other tests.
  const host = 'chandra.localhost'
  expect(await inForce('en', host)).toMatchObject([
    { document: 'terms', number: 1, title: 'Terms of use' },
    { document: 'privacy', number: 1, title: 'Privacy policy' },
  ])
  const [terms] = await inForce('th', host)
  expect(terms?.title).toBe('ข้อกำหนดการใช้งาน')
  // Only operators see that it is a sample.
  expect(JSON.stringify(terms)).not.toMatch(/sample|ตัวอย่าง/)
  const { rows } = await house.pool.query(
    `select distinct version ->> 'sample' as sample from content.legal_version where number = 1`,
  )
  expect(rows).toEqual([{ sample: 'true' }])
})

test('a new version is shown once a second operator approves it, and older versions are kept', async () => {
  const before = (await numbersInForce()).terms
  const id = await redraft('terms', 'Newer terms')
  expect((await numbersInForce()).terms).toBe(before)
  expect((await editors.approve(await editors.propose(id))).status).toBe(200)
  const [terms] = await inForce()
  expect(terms).toMatchObject({ number: before + 1, content: '<p>Newer terms</p>' })
  const { rows } = await house.pool.query(`select number from content.legal_version where entry = $1 order by number`, [
    id,
  ])
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: before + 1 }, (_, at) => at + 1))
})

test('registration by name and by mobile number records the versions in force', async () => {
  await house.register('agreed_first')
  const before = await numbersInForce()
  expect(await agreedBy('agreed_first')).toMatchObject(before)

  await editors.approve(await editors.propose(await redraft('privacy', 'Newer policy')))
  const browser = openBrowser(house, { address: '192.0.2.77' })
  const number = thaiNumber(77_000_077)
  const mobile = { countryDialingCode: '66', mobileNum: number.typed }
  await browser.send({
    method: 'POST',
    path: '/wps/verification/sms/register',
    body: { ...mobile, purpose: 'register' },
  })
  const joined = await browser.send({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    body: { ...mobile, verificationCode: house.phone.code(number.kept), birthday: '1990-01-31', agree: true },
  })
  expect(joined.body).toMatchObject({ value: { outcome: 'signed_in' } })
  const { account } = (await browser.get('/wps/member/info', joined.body.value.token)).body.value
  expect(await agreedBy(account)).toMatchObject({ ...before, privacy: before.privacy + 1 })
  // Who agreed before keeps what they agreed to.
  const first = await agreedBy('agreed_first')
  expect(first).toMatchObject(before)
  const { agreed } = (await editors.ask('GET', `/members/${first.member}/profile`)).body.value
  expect(agreed).toMatchObject(before)
})

test('terms cannot be withdrawn, begun twice or turned into the other document', async () => {
  const { id, published, revision } = await entryOf('terms')
  const withdrawn = await editors.ask('POST', `/content/${id}/withdraw`)
  expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'content_required'])
  const second = await editors.ask('POST', '/content', { body: { draft: published } })
  expect([second.status, second.body.code, second.body.fields[0].field]).toEqual([409, 'name_taken', 'draft.document'])
  const turned = await editors.ask('PUT', `/content/${id}/draft`, {
    body: { draft: { ...published, document: 'privacy' }, revision },
  })
  expect(turned.status).toBe(404)
})
