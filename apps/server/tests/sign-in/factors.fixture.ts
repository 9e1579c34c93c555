import { createHmac } from 'node:crypto'
import { openBrowser } from '../browser.fixture.ts'
import { PASSWORD, type TestHouse } from '../house.fixture.ts'
import { createAuthenticator } from './authenticator.fixture.ts'

export const FACTORS = '/wps/member/factors'
export const BY_PASSWORD = { way: 'password', password: PASSWORD }

/** A member who is signed in, with what they do about their factors. */
export async function openMember(house: TestHouse, username: string) {
  const browser = openBrowser(house)
  await browser.register(username)
  const token = (await browser.login(username)).body.value.token
  const post = (path: string, body: object = {}) =>
    browser.send({ method: 'POST', path: `${FACTORS}${path}`, body, token })
  const ask = () => browser.send({ method: 'POST', path: `${FACTORS}/passkeys/proof`, token })
  return {
    browser,
    token,
    post,
    ask,
    list: async () => (await browser.get(FACTORS, token)).body.value,
    addPasskey: async (authenticator = createAuthenticator(), name = 'Phone') => {
      const options = (await post('/passkeys/options', { proof: BY_PASSWORD })).body.value
      return post('/passkeys', { name, response: authenticator.make(options) })
    },
    proveBy: async (authenticator: ReturnType<typeof createAuthenticator>) => {
      const options = (await ask()).body.value
      return { way: 'passkey', response: authenticator.use(options) }
    },
    setUpTotp: async () => {
      const { secret } = (await post('/totp', { proof: BY_PASSWORD })).body.value
      const confirmed = await post('/totp/confirm', { code: codeOf(house, secret) })
      return { secret, confirmed, recoveryCodes: confirmed.body.value?.recoveryCodes as string[] }
    },
  }
}

/** The code an app shows: RFC 6238 over HMAC-SHA-1 with steps of 30 seconds, and RFC 4226, 5.3. */
export function codeOf({ clock }: Pick<TestHouse, 'clock'>, secret: string, steps = 0): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(clock().getTime() / 30_000) + steps))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
