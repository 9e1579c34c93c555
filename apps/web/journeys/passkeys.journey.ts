import { randomBytes } from 'node:crypto'
import { addPasskey, madePasskey, startAddingPasskey, startPasskey, usedPasskey } from '@sanuk/contracts/factors'
import { login } from '@sanuk/contracts/identity'
import { register } from '@sanuk/contracts/registration'
import { openWire } from '@sanuk/wire/wire'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { expect, test } from './reader.fixture.ts'

test('a passkey created by a real browser signs its owner in', async ({ page, platform }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.goto('/')

  const origin = platform.origins.site
  const session: { token: string | null } = { token: null }
  const call = openWire({ origin, language: () => 'en', token: () => session.token })
  const password = randomBytes(24).toString('base64url')
  const username = newUsername('nok_')
  const wish = { username, password, confirmPassword: password, birthday: '1995-04-13', agree: true }
  const joined = await call(register, { body: wish })
  session.token = joined.outcome === 'signed_in' ? joined.token : null

  const creation = await call(startAddingPasskey, { body: { proof: { way: 'password', password } } })
  const made = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const credential = await navigator.credentials.create({ publicKey })
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  }, creation)
  await call(addPasskey, { body: { name: 'Chromium', response: madePasskey.parse(made) } })

  session.token = null
  const request = await call(startPasskey)
  const used = await page.evaluate(async (options) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const credential = await navigator.credentials.get({ publicKey })
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  }, request)
  const outcome = await call(login, { body: { type: 'passkey', response: usedPasskey.parse(used) } })
  expect(outcome).toMatchObject({ outcome: 'signed_in' })
})
