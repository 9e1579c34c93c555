import { afterAll, beforeAll, expect, test } from 'vitest'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { BY_PASSWORD } from './factors.fixture.ts'
import { openProviderHouse, type ProviderHouse } from './provider-house.fixture.ts'

let via: ProviderHouse
beforeAll(async () => {
  via = await openProviderHouse()
})
afterAll(() => via.close())

test('a member links a provider account with a proof and is recognised by it', async () => {
  const member = await via.memberNamed('links_one')
  const ticket = await via.signInAs('linked_subject', member.browser, 'account')
  expect((await member.post('/link', { ticket })).body).toMatchObject({ code: 'proof_required' })
  expect((await member.post('/link', { ticket, proof: BY_PASSWORD })).status).toBe(200)
  expect(await member.list()).toEqual({
    providers: [
      {
        code: 'google',
        name: 'Google',
        linked: { email: 'linked_subject@mail.example', since: via.house.clock().toISOString() },
      },
    ],
  })
  const { rows } = await via.house.pool.query(`select id from members.member where username = 'links_one'`)
  const elsewhere = openBrowser(via.house)
  expect(await via.spend(await via.signInAs('linked_subject', elsewhere), elsewhere)).toMatchObject({
    member: rows[0].id,
  })
})

test('a provider account belongs to one member, and a member has one account per provider', async () => {
  const [one, other] = [await via.memberNamed('has_account'), await via.memberNamed('wants_account')]
  const link = async (member: typeof one, account: string) => {
    const ticket = await via.signInAs(account, member.browser)
    return (await member.post('/link', { ticket, proof: BY_PASSWORD })).body
  }
  expect(await link(one, 'wanted')).toMatchObject({ success: true })
  expect(await link(other, 'wanted')).toMatchObject({ code: 'identity_linked' })
  expect(await link(one, 'a_second')).toMatchObject({ code: 'identity_linked' })
})

test('unlinking a provider account needs a proof and is refused for the last sign-in method', async () => {
  const member = await via.memberNamed('unlinks_one')
  const ticket = await via.signInAs('unlinked', member.browser)
  await member.post('/link', { ticket, proof: BY_PASSWORD })
  const unlink = (body: object) => member.post('/unlink', { provider: 'google', ...body })
  expect((await unlink({})).body).toMatchObject({ code: 'proof_required' })
  const { rows } = await via.house.pool.query(`select id from members.member where username = 'unlinks_one'`)
  const alone = () => withinBrand(via.brand, () => via.room().unlink(rows[0].id, 'google', async () => false))
  await expect(alone()).rejects.toThrow('last_way_in')
  expect((await unlink({ proof: BY_PASSWORD })).status).toBe(200)
  expect((await unlink({ proof: BY_PASSWORD })).body).toMatchObject({ code: 'not_found' })
  expect((await member.list()).providers[0].linked).toBeNull()
})

test('an unknown provider account registers with its ticket and signs in from then on', async () => {
  const browser = openBrowser(via.house)
  const login = (ticket: string) =>
    browser.send({ method: 'POST', path: '/wps/session/login', body: { type: 'provider', ticket } })
  const ticket = await via.signInAs('malee', browser)
  const unknown = (await login(ticket)).body.value
  expect(unknown).toMatchObject({ outcome: 'register', ticket })

  // A name that is taken costs nothing: the ticket is spent by the registration that succeeds.
  expect((await browser.register('demo', { ticket })).body.code).toBe('username_taken')
  const joined = (await browser.register('malee_came_by', { ticket })).body.value
  expect(joined.outcome).toBe('signed_in')
  expect((await browser.register('malee_again', { ticket })).body.code).toBe('ticket_invalid')
  const { rows } = await via.house.pool.query(
    `select agreed_terms, agreed_privacy
       from members.profile join members.member on member.id = profile.member where username = 'malee_came_by'`,
  )
  expect(rows).toEqual([{ agreed_terms: 1, agreed_privacy: 1 }])

  const back = (await login(await via.signInAs('malee', browser))).body.value
  expect(back.outcome).toBe('signed_in')
  expect((await browser.get('/wps/member/info', back.token)).body.value.account).toBe('malee_came_by')
})

test('registration with a provider ticket needs no password and verifies the provider’s mail address', async () => {
  const join = async (subject: string, email: string, more: object = {}) => {
    const browser = openBrowser(via.house)
    const ticket = await via.signInAs(subject, browser)
    const body = { username: subject, email, birthday: '1990-01-31', agree: true, ticket, ...more }
    return (await browser.send({ method: 'PUT', path: '/wps/member/register', body })).body
  }
  const verifiedAt = async (username: string) => {
    const { rows } = await via.house.pool.query('select email_verified_at from members.member where username = $1', [
      username,
    ])
    return rows[0].email_verified_at
  }
  expect((await join('by_google', 'by_google@mail.example')).value.outcome).toBe('signed_in')
  expect(await verifiedAt('by_google')).toBeInstanceOf(Date)
  await join('unverified_two', 'unverified_two@mail.example')
  expect(await verifiedAt('unverified_two')).toBeNull()
  await join('by_google_three', 'somebody@else.example')
  expect(await verifiedAt('by_google_three')).toBeNull()

  const without = await join('by_nothing', 'by_nothing@mail.example', { ticket: undefined })
  expect(without.fields).toMatchObject([{ field: 'password' }])
  const invented = await join('by_nothing', 'by_nothing@mail.example', { ticket: 'A'.repeat(43) })
  expect(invented.code).toBe('ticket_invalid')
})

test('a provider ticket signs in once and only in its own browser', async () => {
  const { browser, post } = await via.memberNamed('links_another')
  await post('/link', { ticket: await via.signInAs('another', browser), proof: BY_PASSWORD })
  const ticket = await via.signInAs('another', browser)
  const body = { type: 'provider', ticket }
  const login = (by: Browser) => by.send({ method: 'POST', path: '/wps/session/login', body })
  expect((await login(openBrowser(via.house))).body.code).toBe('ticket_invalid')
  expect((await login(browser)).body.value.outcome).toBe('signed_in')
  expect((await login(browser)).body.code).toBe('ticket_invalid')
})
