import { openBrowser } from '../browser.fixture.ts'
import { PASSWORD } from '../house.fixture.ts'
import { type openHouseWithPhone, thaiNumber } from '../verification/phone.fixture.ts'

type House = Awaited<ReturnType<typeof openHouseWithPhone>>

export const SECURITY = '/wps/member/security'
export const BY_PASSWORD = { way: 'password', password: PASSWORD }

let last = 20_000_000
/** A number that nobody has asked a code for yet, far from the one before it. */
export const nextNumber = () => {
  last += 100_003
  return thaiNumber(last)
}

/** What somebody with a session does to keep their account theirs. */
export function openOwn(house: House, token: string, browser = openBrowser(house)) {
  const post = (path: string, body: object) => browser.send({ method: 'POST', path: `${SECURITY}${path}`, body, token })
  return {
    browser,
    token,
    post,
    overview: async () => (await browser.get(SECURITY, token)).body.value,
    askMobile: (typed: string, proof?: object) =>
      post('/contact/code', { to: 'mobile', countryDialingCode: '66', mobileNum: typed, ...(proof && { proof }) }),
    askEmail: (email: string, proof?: object) => post('/contact/code', { to: 'email', email, ...(proof && { proof }) }),
    askKept: (channel: 'sms' | 'mail') => post('/contact/code', { to: 'kept', channel }),
    confirm: (channel: 'sms' | 'mail', verificationCode: string) => post('/contact', { channel, verificationCode }),
    /** Has a code for a fresh proof sent, and reads it where it arrives. */
    proofBy: async (way: 'sms' | 'mail', to: string) => {
      await post('/proof', { channel: way })
      return { way, code: house.phone.code(to) }
    },
  }
}

let visits = 0
/** A member with a password, signed in from an address of their own. */
export async function namedMember(house: House, username: string, more: object = {}) {
  visits += 1
  const browser = openBrowser(house, { address: `198.51.${Math.floor(visits / 250)}.${(visits % 250) + 1}` })
  const { token } = (await browser.register(username, more)).body.value
  return { ...openOwn(house, token, browser), username }
}

/** A member who registered by a number, and so has no password. */
export async function memberByNumber(house: House) {
  visits += 1
  const browser = openBrowser(house, { address: `203.0.${Math.floor(visits / 250)}.${(visits % 250) + 1}` })
  const number = nextNumber()
  const mobile = { countryDialingCode: '66', mobileNum: number.typed }
  const path = '/wps/verification/sms/register'
  await browser.send({ method: 'POST', path, body: { ...mobile, purpose: 'register' } })
  const body = { ...mobile, birthday: '1990-01-31', agree: true, verificationCode: house.phone.code(number.kept) }
  const joined = await browser.send({ method: 'PUT', path: '/wps/member/register/mobile', body })
  house.passTime(61_000)
  return { ...openOwn(house, joined.body.value.token, browser), number }
}
