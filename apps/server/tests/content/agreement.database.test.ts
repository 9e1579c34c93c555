import { randomUUID } from 'node:crypto'
import type { LegalVersion } from '@sanuk/contracts/office-content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayingHouse, type PayingHouse } from '../withdrawals/withdrawals.fixture.ts'
import { type Editors, openEditors } from './content.fixture.ts'

let house: PayingHouse
let editors: Editors
let game: string
beforeAll(async () => {
  house = await openPayingHouse()
  editors = openEditors(house)
  await house.synchroniseCatalogue()
  const { list } = (await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })).body.value
  game = list[0].nodeId
})
afterAll(() => house.close())

type Player = Awaited<ReturnType<PayingHouse['newMember']>>

/** Puts a new version of a document in force; answers its number. */
async function publish(document: LegalVersion['document'], more: Partial<LegalVersion> = {}): Promise<number> {
  const { list } = (await editors.ask('GET', '/content?kind=legal')).body.value
  const { id } = list.find(({ part }: { part: string }) => part === document)
  const { published, revision } = await editors.one(id)
  const draft = {
    ...published,
    content: { th: `<p>${revision}</p>`, en: `<p>${revision}</p>` },
    sample: false,
    ...more,
  }
  expect((await editors.ask('PUT', `/content/${id}/draft`, { body: { draft, revision } })).status).toBe(200)
  expect((await editors.approve(await editors.propose(id))).status).toBe(200)
  const { body } = await house.call({ method: 'GET', path: '/wps/system/legal' })
  return body.value.list.find((one: { document: string }) => one.document === document).number
}

const agreementOf = async (player: Player) => (await player.call('GET', '/wps/member/agreement')).body.value.due
const agree = (player: Player, ...versions: { document: string; number: number }[]) =>
  player.call('POST', '/wps/member/agreement', { versions })
const launch = (player: Player) => player.call('POST', '/wps/game/launchGame', { nodeId: game, device: 'desktop' })
const deposit = (player: Player) =>
  player.call('POST', '/wps/cashier/deposits', { requestId: randomUUID(), method: 'promptpay', amount: '100' })

test('a new version stops games and deposits until the member agrees to it, and never withdrawals', async () => {
  const player = await house.newMember()
  expect(await agreementOf(player)).toEqual([])
  const [{ number: privacy }] = await shown('privacy')
  const before = (await shown('terms'))[0].number
  const number = await publish('terms')
  expect(number).toBe(before + 1)
  expect(await agreementOf(player)).toMatchObject([{ document: 'terms', number, agreed: before }])
  for (const refused of [await launch(player), await deposit(player)]) {
    expect([refused.status, refused.body.code]).toEqual([422, 'agreement_required'])
    expect(refused.body.message).toMatch(/terms of use/)
  }
  expect((await player.ask()).status).toBe(200)

  expect((await agree(player, { document: 'terms', number })).body.value).toEqual({ due: [] })
  expect((await launch(player)).status).toBe(200)
  expect((await deposit(player)).status).toBe(200)
  const { rows } = await house.pool.query(
    `select document, agreement.number, agreed_at from members.agreement join members.member on member.id = agreement.member
      where username = $1`,
    [player.username],
  )
  expect(rows).toEqual([{ document: 'terms', number, agreed_at: house.clock() }])
  const { id } = (await player.call('GET', '/wps/member/info')).body.value
  const { agreed } = (await editors.ask('GET', `/members/${id}/profile`)).body.value
  expect(agreed).toEqual({ at: house.clock().toISOString(), terms: number, privacy })
})

const shown = async (document: string) => {
  const { list } = (await house.call({ method: 'GET', path: '/wps/system/legal' })).body.value
  return list.filter((one: { document: string }) => one.document === document)
}

test('agreeing to a version that was replaced meanwhile is refused, and repeating an agreement changes nothing', async () => {
  const player = await house.newMember()
  const first = await publish('terms')
  const number = await publish('terms')
  const outdated = await agree(player, { document: 'terms', number: first })
  expect([outdated.status, outdated.body.code]).toEqual([409, 'agreement_outdated'])
  expect(await agreementOf(player)).toMatchObject([{ document: 'terms', number }])
  for (let turn = 0; turn < 2; turn += 1) expect((await agree(player, { document: 'terms', number })).status).toBe(200)
})

test('both documents are due at once and can be agreed to one after the other', async () => {
  const player = await house.newMember()
  const versions = [
    { document: 'terms', number: await publish('terms') },
    { document: 'privacy', number: await publish('privacy') },
  ]
  expect(await agreementOf(player)).toMatchObject(versions)
  expect((await agree(player, ...versions.slice(0, 1))).body.value.due).toMatchObject(versions.slice(1))
  expect((await deposit(player)).body.code).toBe('agreement_required')
  expect((await agree(player, ...versions.slice(1))).body.value).toEqual({ due: [] })
})

test('samples are not asked for, and a member who registers now has agreed to what is in force', async () => {
  const player = await house.newMember()
  await publish('terms', { sample: true })
  expect(await agreementOf(player)).toEqual([])
  await publish('terms')
  expect(await agreementOf(await house.newMember())).toEqual([])
  expect(await agreementOf(player)).toMatchObject([{ document: 'terms' }])
})

test('a guest plays without agreeing, and a visitor is told to sign in', async () => {
  await publish('terms')
  expect((await house.call({ method: 'GET', path: '/wps/member/agreement' })).status).toBe(401)
  const guest = await house.call({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })
  const body = { nodeId: game, device: 'desktop' }
  const { status } = await house.call({
    method: 'POST',
    path: '/wps/game/launchGame',
    token: guest.body.value.token,
    body,
  })
  expect(status).toBe(200)
})
