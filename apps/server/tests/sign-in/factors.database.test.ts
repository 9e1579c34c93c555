import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { createAuthenticator } from './authenticator.fixture.ts'
import { BY_PASSWORD, codeOf as codeNow, FACTORS, openMember } from './factors.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse([], { installationSecret: 'the secret of an installation, drawn once' })
})
afterAll(() => house.close())

const memberNamed = (username: string) => openMember(house, username)
const codeOf = (secret: string, steps = 0) => codeNow(house, secret, steps)
const nextStep = () => house.passTime(30_000)

/** The secret of RFC 6238, appendix B ("12345678901234567890"), in base 32, and the last six digits of its codes. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the codes that these tests type are those of RFC 6238, appendix B: at %d seconds', (seconds, code) => {
  const clock = () => new Date(seconds * 1000)
  expect(codeNow({ clock }, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toBe(code)
})

test('an authenticator app is set up with a password and a code, which returns recovery codes', async () => {
  const member = await memberNamed('app_owner')
  expect((await member.post('/totp')).body).toMatchObject({ code: 'proof_required' })
  const started = await member.post('/totp', { proof: BY_PASSWORD })
  const { secret, uri } = started.body.value
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri)).toContain('otpauth://totp/Sanuk:app_owner')
  expect(await member.list()).toEqual({ totp: null, recoveryCodes: 0, passkeys: [] })
  expect((await member.post('/totp/confirm', { code: '000000' })).body).toMatchObject({ code: 'code_wrong' })
  const code = codeOf(secret)
  const confirmed = await member.post('/totp/confirm', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
  expect(new Set(confirmed.body.value.recoveryCodes).size).toBe(10)
  expect(await member.list()).toMatchObject({ totp: { since: house.clock().toISOString() }, recoveryCodes: 10 })
  expect((await member.post('/totp', { proof: BY_PASSWORD })).body).toMatchObject({ code: 'totp_exists' })
})

test('the TOTP secret and the recovery codes are not stored in plain text', async () => {
  const member = await memberNamed('kept_secret')
  const { secret, recoveryCodes } = await member.setUpTotp()
  const { rows } = await house.pool.query(
    `select encode(secret, 'escape') as kept from factors.totp
      union all select encode(code_hash, 'escape') from factors.recovery_code`,
  )
  const kept = rows.map(({ kept }) => kept).join(' ')
  expect(kept).not.toContain(secret)
  for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
})

test('a TOTP code is accepted once, and earlier codes are refused afterwards', async () => {
  const member = await memberNamed('one_time')
  const { secret } = await member.setUpTotp()
  const prove = (code: string) => member.post('/recovery-codes', { proof: { way: 'totp', code } })
  expect((await prove(codeOf(secret))).body).toMatchObject({ code: 'code_wrong' })
  nextStep()
  expect((await prove(codeOf(secret))).status).toBe(200)
  expect((await prove(codeOf(secret))).body).toMatchObject({ code: 'code_wrong' })
  expect((await prove(codeOf(secret, -1))).body).toMatchObject({ code: 'code_wrong' })
  expect((await prove(codeOf(secret, 1))).status).toBe(200)
})

test('of four parallel uses of one TOTP code one is accepted', async () => {
  const member = await memberNamed('same_code')
  const { secret } = await member.setUpTotp()
  nextStep()
  const proof = { way: 'totp', code: codeOf(secret) }
  const answers = await Promise.all(Array.from({ length: 4 }, () => member.post('/recovery-codes', { proof })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a TOTP code may be off by one step of 30 seconds, not by two', async () => {
  const member = await memberNamed('late_clock')
  const { secret } = await member.setUpTotp()
  house.passTime(120_000)
  const prove = (code: string) => member.post('/recovery-codes', { proof: { way: 'totp', code } })
  expect((await prove(codeOf(secret, -2))).body).toMatchObject({ code: 'code_wrong' })
  expect((await prove(codeOf(secret, 2))).body).toMatchObject({ code: 'code_wrong' })
  expect((await prove(codeOf(secret, -1))).status).toBe(200)
})

test('TOTP guesses are stopped after five wrong codes, even in parallel, with a waiting time', async () => {
  const member = await memberNamed('guessed_at')
  const { secret } = await member.setUpTotp()
  nextStep()
  const guess = (code: string) => member.post('/recovery-codes', { proof: { way: 'totp', code } })
  const guesses = Array.from({ length: 40 }, (_, number) => guess(String(number).padStart(6, '0')))
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5)
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(35)
  const stopped = await guess(codeOf(secret))
  expect(stopped.body).toMatchObject({ code: 'too_many_requests', value: { waitSeconds: expect.any(Number) } })
  house.passTime(15 * 60_000)
  expect((await guess(codeOf(secret))).status).toBe(200)
})

test('a recovery code is accepted once, in any case and spacing', async () => {
  const member = await memberNamed('paper_owner')
  const { recoveryCodes } = await member.setUpTotp()
  const [first = ''] = recoveryCodes
  const proof = { way: 'recovery_code', code: ` ${first.toLowerCase().replaceAll('-', ' ')} ` }
  const renewed = await member.post('/recovery-codes', { proof })
  expect(renewed.body.value.recoveryCodes).toHaveLength(10)
  const used = [first, recoveryCodes[1] ?? '']
  for (const code of used) {
    const again = await member.post('/recovery-codes', { proof: { way: 'recovery_code', code } })
    expect(again.body).toMatchObject({ code: 'code_wrong' })
  }
})

test('removing the authenticator app needs a proof and deletes the recovery codes', async () => {
  const member = await memberNamed('app_remover')
  await member.setUpTotp()
  expect((await member.post('/totp/remove')).body).toMatchObject({ code: 'proof_required' })
  const wrong = { way: 'password', password: 'not this one at all' }
  expect((await member.post('/totp/remove', { proof: wrong })).body).toMatchObject({ code: 'incorrect_credentials' })
  expect((await member.post('/totp/remove', { proof: BY_PASSWORD })).status).toBe(200)
  expect(await member.list()).toEqual({ totp: null, recoveryCodes: 0, passkeys: [] })
})

test('a passkey can be added, renamed, used as a proof and removed', async () => {
  const member = await memberNamed('key_owner')
  const authenticator = createAuthenticator()
  const { id } = (await member.addPasskey(authenticator)).body.value
  const named = { method: 'PUT', path: `${FACTORS}/passkeys/${id}`, body: { name: 'โทรศัพท์' }, token: member.token }
  expect((await member.browser.send(named)).status).toBe(200)
  expect((await member.list()).passkeys).toEqual([
    { id, name: 'โทรศัพท์', synced: true, madeAt: house.clock().toISOString(), usedAt: null },
  ])
  const proof = await member.proveBy(authenticator)
  expect((await member.post('/passkeys/remove', { id, proof })).status).toBe(200)
  expect((await member.list()).passkeys).toEqual([])
})

test('passkey creation requires user verification and uses a 16-byte user handle', async () => {
  const member = await memberNamed('key_asked')
  const options = (await member.post('/passkeys/options', { proof: BY_PASSWORD })).body.value
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Sanuk' },
    user: { name: 'key_asked' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(16)
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['whose user was not verified', { verified: false }],
])('a passkey %s is refused at registration and as a proof', async (name, said) => {
  const member = await memberNamed(`key_${name.replaceAll(' ', '_')}`.slice(0, 16))
  const options = (await member.post('/passkeys/options', { proof: BY_PASSWORD })).body.value
  const made = await member.post('/passkeys', { name, response: createAuthenticator().make(options, said) })
  expect(made.body).toMatchObject({ code: 'passkey_refused' })
  const authenticator = createAuthenticator()
  await member.addPasskey(authenticator)
  const asked = (await member.ask()).body.value
  const proof = { way: 'passkey', response: authenticator.use(asked, said) }
  expect((await member.post('/totp', { proof })).body).toMatchObject({ code: 'passkey_refused' })
})

test('a passkey response is accepted once, within five minutes, and only for its own challenge', async () => {
  const member = await memberNamed('key_replayed')
  const other = await memberNamed('key_of_other')
  const authenticator = createAuthenticator()
  await member.addPasskey(authenticator)
  const proof = await member.proveBy(authenticator)
  expect((await member.post('/totp', { proof })).status).toBe(200)
  expect((await member.post('/totp', { proof })).body).toMatchObject({ code: 'passkey_refused' })

  const late = (await member.ask()).body.value
  house.passTime(5 * 60_000)
  const lateProof = { way: 'passkey', response: authenticator.use(late) }
  expect((await member.post('/totp', { proof: lateProof })).body).toMatchObject({ code: 'passkey_refused' })

  const signIn = (await member.browser.send({ method: 'POST', path: '/wps/session/passkey' })).body.value
  expect(signIn).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
  const foreign = { way: 'passkey', response: authenticator.use(signIn) }
  expect((await member.post('/totp', { proof: foreign })).body).toMatchObject({ code: 'passkey_refused' })

  const stolen = { way: 'passkey', response: authenticator.use((await other.ask()).body.value) }
  expect((await other.post('/totp', { proof: stolen })).body).toMatchObject({ code: 'passkey_refused' })
})

test('a passkey whose signature counter does not increase is refused', async () => {
  const member = await memberNamed('key_copied')
  const authenticator = createAuthenticator()
  await member.addPasskey(authenticator)
  const answerWith = async (counter: number) => {
    const asked = (await member.ask()).body.value
    const proof = { way: 'passkey', response: authenticator.use(asked, { counter }) }
    return (await member.post('/totp', { proof })).status
  }
  expect(await answerWith(7)).toBe(200)
  expect(await answerWith(7)).toBe(422)
  expect(await answerWith(6)).toBe(422)
  expect(await answerWith(8)).toBe(200)
})

test('a passkey of one member cannot be added to another member', async () => {
  const [one, other] = await Promise.all(['key_first', 'key_second'].map(memberNamed))
  const authenticator = createAuthenticator()
  expect((await one?.addPasskey(authenticator))?.status).toBe(200)
  expect((await other?.addPasskey(authenticator))?.body).toMatchObject({ code: 'passkey_refused' })
})

test('a member cannot rename or remove another member’s passkey', async () => {
  const owner = await memberNamed('key_owned')
  const stranger = await memberNamed('key_stranger')
  const { id } = (await owner.addPasskey()).body.value
  const named = { method: 'PUT', path: `${FACTORS}/passkeys/${id}`, body: { name: 'mine' }, token: stranger.token }
  expect((await stranger.browser.send(named)).body).toMatchObject({ code: 'not_found' })
  const removed = await stranger.post('/passkeys/remove', { id, proof: BY_PASSWORD })
  expect(removed.body).toMatchObject({ code: 'not_found' })
})

/** Makes somebody who never had a password, as a provider's members are. */
async function forgetPassword(username: string): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(
    `delete from identity.credential using members.member
      where member.id = credential.member and member.username = $1`,
    [username],
  )
  await owner.end()
}

test('the last sign-in method cannot be removed, even by simultaneous removals', async () => {
  const member = await memberNamed('key_only')
  const authenticators = [createAuthenticator(), createAuthenticator()] as const
  const ids: string[] = []
  for (const authenticator of authenticators) ids.push((await member.addPasskey(authenticator)).body.value.id)
  await forgetPassword('key_only')
  const [one, other] = [await member.proveBy(authenticators[0]), await member.proveBy(authenticators[1])]
  const remove = (id = '', proof: object) => member.post('/passkeys/remove', { id, proof })
  // Somebody else removes the first while the second is asked to be removed, and decides before.
  const removal = await whileRemoving(ids[0] ?? '', () => remove(ids[1], other))
  expect(removal.body).toMatchObject({ code: 'last_way_in' })
  expect((await remove(ids[0], one)).body.code).not.toBeUndefined()
  expect((await member.list()).passkeys).toMatchObject([{ id: ids[1] }])
})

/** Removes a passkey in a transaction that ends only when what is done meanwhile waits for it, or is done. */
async function whileRemoving<T>(passkey: string, act: () => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query('begin')
  const { rows } = await owner.query('delete from factors.passkey where id = $1 returning member', [passkey])
  await owner.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`ways in of ${rows[0].member}`])
  const acting = { done: false }
  const acted = act().finally(() => {
    acting.done = true
  })
  const isAwaited = async () =>
    (await owner.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount !== 0
  while (!acting.done && !(await isAwaited()));
  await owner.query('commit')
  await owner.end()
  return acted
}
