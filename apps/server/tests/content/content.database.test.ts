import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAgents } from '../agents/agents.fixture.ts'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { announcement, article, banner, type Editors, openEditors, promotion } from './content.fixture.ts'

let house: TestHouse
let editors: Editors
beforeAll(async () => {
  house = await openHouse()
  editors = openEditors(house)
})
afterAll(() => house.close())

const get = async (path: string, more: { token?: string; host?: string; language?: string } = {}) =>
  (await house.call({ method: 'GET', path, ...more })).body.value
const idsOf = (answer: { list: readonly { id: string }[] }) => answer.list.map(({ id }) => id)

test('a draft is shown to nobody until a second operator approves it', async () => {
  const id = await editors.add(announcement({ title: { th: 'หนึ่ง', en: 'One' } }))
  expect(idsOf(await get('/wps/relay/announcements'))).not.toContain(id)
  const proposal = await editors.propose(id)
  expect((await editors.approve(proposal, 'operator')).body.code).toBe('own_proposal')
  expect(await editors.one(id)).toMatchObject({ state: 'unpublished', hasDraft: true, proposal })
  expect((await editors.approve(proposal)).status).toBe(200)
  expect(idsOf(await get('/wps/relay/announcements'))).toContain(id)
  expect(await editors.one(id)).toMatchObject({ state: 'shown', hasDraft: false, draft: null, proposal: null })
})

test('a draft of published content changes nothing on the site', async () => {
  const id = await editors.publish(announcement())
  const titleOf = async (language: string) =>
    (await get('/wps/relay/announcements', { language })).list.find((one: { id: string }) => one.id === id).title
  const { revision } = await editors.one(id)
  const draft = announcement({ title: { th: 'ใหม่', en: 'Newer' } })
  expect((await editors.ask('PUT', `/content/${id}/draft`, { body: { draft, revision } })).status).toBe(200)
  expect(await titleOf('en')).toBe('News')
  await editors.approve(await editors.propose(id))
  expect([await titleOf('en'), await titleOf('th')]).toEqual(['Newer', 'ใหม่'])
})

test('a change or an approval of an outdated revision is refused', async () => {
  const id = await editors.add(announcement())
  const proposal = await editors.propose(id)
  const change = (revision: number, en: string) =>
    editors.ask('PUT', `/content/${id}/draft`, {
      body: { draft: announcement({ title: { th: 'ก', en } }), revision },
    })
  expect((await change(1, 'First')).body.value).toEqual({ revision: 2 })
  expect((await change(1, 'Second')).body.code).toBe('content_changed')
  expect((await editors.approve(proposal)).body.code).toBe('proposal_outdated')
  expect(await editors.one(id)).toMatchObject({ state: 'unpublished', draft: { title: { en: 'First' } } })
  const both = await Promise.all([change(2, 'Left'), change(2, 'Right')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('content that lacks a language of the brand is not published, and its fields are named', async () => {
  const id = await editors.add(announcement({ title: { en: 'Only English' } }))
  const { status, body } = await editors.ask('POST', `/content/${id}/publish`, { body: {} })
  expect([status, body.code, body.fields[0].field]).toEqual([422, 'content_incomplete', 'draft.title.th'])
})

test('withdrawn content disappears at once, and can be published again', async () => {
  const id = await editors.publish(announcement())
  expect((await editors.ask('POST', `/content/${id}/withdraw`)).status).toBe(200)
  expect(idsOf(await get('/wps/relay/announcements'))).not.toContain(id)
  const { published, revision, state } = await editors.one(id)
  expect(state).toBe('withdrawn')
  await editors.ask('PUT', `/content/${id}/draft`, { body: { draft: published, revision } })
  await editors.approve(await editors.propose(id))
  expect(idsOf(await get('/wps/relay/announcements'))).toContain(id)
})

test('discarding a draft deletes content only if it was never published', async () => {
  const never = await editors.add(announcement())
  expect((await editors.ask('DELETE', `/content/${never}/draft`)).status).toBe(200)
  expect((await editors.ask('GET', `/content/${never}`)).status).toBe(404)
  const once = await editors.publish(announcement())
  const { published, revision } = await editors.one(once)
  await editors.ask('PUT', `/content/${once}/draft`, { body: { draft: published, revision } })
  await editors.ask('DELETE', `/content/${once}/draft`)
  expect(await editors.one(once)).toMatchObject({ state: 'shown', draft: null })
})

test('content is shown from its start until its end', async () => {
  const at = (ms: number) => new Date(house.clock().getTime() + ms).toISOString()
  const id = await editors.publish(banner({ from: at(10_000), until: at(20_000) }))
  const isShown = async () =>
    (await get('/wps/relay/banners?groupName=w_shop')).list.some((one: { bannerId: string }) => one.bannerId === id)
  expect(await isShown()).toBe(false)
  house.passTime(10_000)
  expect(await isShown()).toBe(true)
  house.passTime(9_999)
  expect(await isShown()).toBe(true)
  // An answer stands ready for five seconds.
  house.passTime(5_000)
  expect(await isShown()).toBe(false)
  expect((await editors.one(id)).state).toBe('over')
})

test('visitors get announcements of execution B, members A and B, or F if they ask for it', async () => {
  const ids = {
    A: await editors.publish(announcement({ execution: 'A' })),
    B: await editors.publish(announcement({ execution: 'B' })),
    F: await editors.publish(announcement({ execution: 'F' })),
  }
  const own = '/wps/relay/announcements/member'
  const token = await house.tokenOf('demo')
  const seenAt = async (path: string, more: object = {}) => {
    const seen = idsOf(await get(path, more))
    return Object.entries(ids).flatMap(([name, id]) => (seen.includes(id) ? [name] : []))
  }
  const open = '/wps/relay/announcements'
  expect(await seenAt(open)).toEqual(['B'])
  expect(await seenAt(`${open}?types=B,PL,PU,PR&platform=W&execution=A,B,F`, { token })).toEqual(['B'])
  expect(await seenAt(`${open}?execution=A`, { token })).toEqual([])
  expect((await house.call({ method: 'GET', path: own })).body.code).toBe('login_required')
  expect(await seenAt(own, { token })).toEqual(['A', 'B'])
  expect(await seenAt(`${own}?execution=F`, { token })).toEqual(['F'])
  expect((await house.call({ method: 'GET', path: `${open}?types=B,XX` })).status).toBe(400)
  expect((await house.call({ method: 'GET', path: `${open}?platform=M` })).status).toBe(400)
})

test('agents alone get announcements of execution G, for as long as they are agents', async () => {
  const desk = openAgents(house)
  const forMembers = await editors.publish(announcement({ execution: 'A', types: ['H'] }))
  const forAgents = await editors.publish(announcement({ execution: 'G', types: ['B', 'PU', 'H'] }))
  const member = await openStory(house).member()
  const { token } = member
  const centre = '/wps/agent/announcements'
  const codeAt = async (path: string, more: { token?: string } = {}) =>
    (await house.call({ method: 'GET', path, ...more })).body.code ?? 'answered'
  const trial = (await house.call({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })).body.value
  expect(await codeAt(centre)).toBe('login_required')
  expect(await codeAt(centre, { token: trial.token })).toBe('in_need_true_account')
  expect(await codeAt(centre, { token })).toBe('forbidden')

  expect((await desk.appoint(member)).status).toBe(200)
  const list = (await get(centre, { token })).list
  expect(list[0]).toMatchObject({ id: forAgents, execution: 'G' })
  expect(idsOf({ list })).toContain(forMembers)
  expect(idsOf(await get(centre, { token, language: 'th' }))).toContain(forAgents)

  const elsewhere = ['/wps/relay/announcements', '/wps/relay/announcements/member']
  for (const path of elsewhere.flatMap((one) => [one, `${one}?types=PU`, `${one}?execution=A,B,F`])) {
    expect(idsOf(await get(path, { token })), path).not.toContain(forAgents)
  }
  for (const path of elsewhere) expect(await codeAt(`${path}?execution=G`, { token })).toBe('invalid_request')
  const toPhones = await editors.ask('POST', '/content', {
    body: { draft: announcement({ execution: 'G', toPhones: true }) },
  })
  expect(toPhones.status).toBe(400)

  expect((await desk.state(member, 'closed')).status).toBe(200)
  expect(await codeAt(centre, { token })).toBe('forbidden')
})

test('announcements are filtered by type, headlines first', async () => {
  const headline = await editors.publish(announcement({ types: ['H', 'PR'] }))
  const later = await editors.publish(announcement({ types: ['PR'] }))
  const list = idsOf(await get('/wps/relay/announcements?types=PR,H'))
  expect(list[0]).toBe(headline)
  expect(list).toContain(later)
  const popUps = (await get('/wps/relay/announcements?types=PU')).list
  expect(popUps.every(({ types }: { types: string[] }) => types.includes('PU'))).toBe(true)
})

test('banners follow the operators’ order, new ones first', async () => {
  const [one, two, three] = [
    await editors.publish(banner()),
    await editors.publish(banner()),
    await editors.publish(banner()),
  ]
  const shown = async () =>
    (await get('/wps/relay/banners?groupName=w_shop')).list.map(({ bannerId }: { bannerId: string }) => bannerId)
  await editors.ask('PUT', '/content/order', { body: { kind: 'banner', ids: [two, one, three] } })
  expect((await shown()).filter((id: string) => [one, two, three].includes(id))).toEqual([two, one, three])
  const newest = await editors.publish(banner())
  expect((await shown())[0]).toBe(newest)
})

test('the office searches content by title, page by page', async () => {
  for (let at = 0; at < 21; at += 1)
    await editors.add(article({ slug: `paged-${at}`, title: { th: `หน้า ${at}`, en: `Paged ${at}%` } }))
  const first = (await editors.ask('GET', '/content?kind=article&search=%E0%B8%AB%E0%B8%99%E0%B9%89%E0%B8%B2')).body
    .value
  expect(first).toMatchObject({ page: 1, totalPages: 2, total: 21 })
  const second = (await editors.ask('GET', '/content?kind=article&search=paged&page=2')).body.value
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(21)
  expect((await editors.ask('GET', '/content?kind=article&search=20%25')).body.value.total).toBe(1)
})

test('the content list shows section, period and state, of a draft before the published version', async () => {
  const until = new Date(house.clock().getTime() + 3_600_000).toISOString()
  const id = await editors.publish(promotion({ title: { th: 'รายการ', en: 'Listed' }, category: 'friends', until }))
  const listed = async () => (await editors.ask('GET', '/content?kind=promotion&search=Listed')).body.value.list
  const [published] = await listed()
  expect(published).toMatchObject({ part: 'friends', from: null, until, picture: null, hasDraft: false })
  const { published: version, revision } = await editors.one(id)
  const draft = { ...version, category: 'games', scene: 'deposit' }
  expect((await editors.ask('PUT', `/content/${id}/draft`, { body: { draft, revision } })).status).toBe(200)
  expect((await listed())[0]).toMatchObject({ part: 'games', scene: 'deposit', hasDraft: true, state: 'shown' })
})

test('the slug of an article is unique within its audience', async () => {
  await editors.add(article({ slug: 'only-once' }))
  const again = (audience: string) =>
    editors.ask('POST', '/content', { body: { draft: { ...article({ slug: 'only-once' }), audience } } })
  expect((await again('site')).body.code).toBe('name_taken')
  expect((await again('memberCentre')).status).toBe(200)
})

test('a closed brand shows visitors the help of the member centre only', async () => {
  const host = 'chandra.localhost'
  expect((await get('/wps/system/helpCenter/member', { host })).list.length).toBeGreaterThan(3)
  expect((await house.call({ method: 'GET', path: '/wps/system/helpCenter', host })).body.code).toBe('login_required')
  const [one] = (await get('/wps/system/helpCenter', { language: 'th' })).list
  expect(one.title).toMatch(/\p{Script=Thai}/u)
  expect((await get('/wps/system/helpCenter?language=en', { language: 'th' })).list[0].title).toMatch(/^[A-Z]/)
})

test('content stays within its brand, and unsafe links are refused', async () => {
  const id = await editors.publish(promotion())
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const { token } = (await elsewhere.login('demo')).body.value
  expect((await elsewhere.get(`/wps/relay/promotions/${id}`, token)).status).toBe(404)
  const attempt = (linkageType: string | null, url: string | null) =>
    editors.ask('POST', '/content', { body: { draft: banner({ linkageType, url } as object) } })
  for (const [type, url] of [
    ...[
      ['page', '//evil.example'] as const,
      ['page', '/\\evil.example'] as const,
      ['page', 'javascript:alert(1)'] as const,
    ],
    ...[['outside', 'http://plain.example/'] as const, ['outside', 'https://a@evil.example/'] as const],
    ...[['outside', 'javascript:alert(1)//https://x'] as const, ['game', '/rng'] as const, [null, '/rng'] as const],
    ...[['page', null] as const],
  ]) {
    expect((await attempt(type, url)).status, `${type} ${url}`).toBe(400)
  }
  expect((await attempt('outside', 'https://partner.example/path?a=1')).status).toBe(200)
  expect((await attempt('page', '/?panel=depositv2')).status).toBe(200)
})

test('changes of content by operators are written to the audit log', async () => {
  const id = await editors.publish(announcement())
  const { rows } = await house.pool.query(
    `select verb, call from audit.deed where subject = 'content.entry' and subject_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { verb: 'added', call: 'POST /ops/content' },
    { verb: 'changed', call: 'POST /ops/approvals/{id}/approve' },
  ])
})

test('a promotion is coming, running, ended, and delisted after a month; its link still works', async () => {
  const day = 24 * 3600 * 1000
  const at = (days: number) => new Date(house.clock().getTime() + days * day).toISOString()
  const id = await editors.publish(promotion({ from: at(1), until: at(2) }))
  const stateOf = async () =>
    (await get('/wps/relay/promotions')).list.find((one: { id: string }) => one.id === id)?.state
  const states = [await stateOf()]
  for (const days of [1, 1, 29, 2]) {
    house.passTime(days * day)
    states.push(await stateOf())
  }
  expect(states).toEqual(['coming', 'running', 'ended', 'ended', undefined])
  expect(await get(`/wps/relay/promotions/${id}`)).toMatchObject({
    promotion: { state: 'ended' },
    content: '<p>Offer</p>',
  })
})
