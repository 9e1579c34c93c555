import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { register, registerMobile } from '@sanuk/contracts/registration'
import { confirmContact, sendContactCode } from '@sanuk/contracts/security'
import { sendRegistrationSms } from '@sanuk/contracts/verification'
import { openWire } from '@sanuk/wire/wire'
import { ownerUrlOf, type TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { connected } from '../../../tools/launcher/src/postgres/platform-database.ts'

export const PASSWORD = 'mango sticky rice 88'

/** A Thai mobile number that nobody has yet. */
export const thaiNumber = () => {
  const national = `8${randomInt(10_000_000, 99_999_999)}`
  return { typed: `0${national}`, kept: `+66${national}` }
}

const wireOf = ({ origins }: TestedPlatform, token: string | null = null) =>
  openWire({ origin: origins.site, language: () => 'en', token: () => token })

/**
 * What `pattern` finds in the newest message at a number or an address that has it. Waits for the message: mail is sent
 * after the answer of the call that asked for it.
 */
export async function receivedAt({ origins }: TestedPlatform, to: string, pattern: RegExp): Promise<string> {
  let found = ''
  const look = async () => {
    const reply = await fetch(`${origins.messages}/api/messages?${new URLSearchParams({ to })}`)
    const { messages }: { messages: readonly { readonly text: string }[] } = await reply.json()
    found = messages.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? ''
    return found
  }
  await expect.poll(look, `a message at ${to}`).not.toBe('')
  return found
}

/** The newest code at a number or an address. */
export const codeAt = (platform: TestedPlatform, to: string): Promise<string> =>
  receivedAt(platform, to, /(?<!\d)\d{6}(?!\d)/)

const tokenOf = (outcome: { readonly outcome: string; readonly token?: string }): string => {
  if (outcome.token === undefined) throw new Error(`a new member was asked for more: ${outcome.outcome}`)
  return outcome.token
}

/** Somebody who opens an account by a name and a password. */
export async function joinByName(platform: TestedPlatform, more: { readonly email?: string } = {}) {
  const username = newUsername('ploy_')
  const wish = { username, password: PASSWORD, confirmPassword: PASSWORD, birthday: '1992-03-12', agree: true }
  return { username, token: tokenOf(await wireOf(platform)(register, { body: { ...wish, ...more } })) }
}

/** Somebody who opens an account by a number, and so has no password. */
export async function joinByNumber(platform: TestedPlatform) {
  const number = thaiNumber()
  const mobile = { countryDialingCode: '66', mobileNum: number.typed }
  const call = wireOf(platform)
  await call(sendRegistrationSms, { body: { ...mobile, purpose: 'register' } })
  const verificationCode = await codeAt(platform, number.kept)
  const wish = { ...mobile, verificationCode, birthday: '1992-03-12', agree: true }
  return { number, token: tokenOf(await call(registerMobile, { body: wish })) }
}

/** Has a member prove a mobile number. */
export async function proveNumber(platform: TestedPlatform, token: string) {
  const number = thaiNumber()
  const call = wireOf(platform, token)
  const mobile = { to: 'mobile', countryDialingCode: '66', mobileNum: number.typed } as const
  await call(sendContactCode, { body: { ...mobile, proof: { way: 'password', password: PASSWORD } } })
  await call(confirmContact, { body: { channel: 'sms', verificationCode: await codeAt(platform, number.kept) } })
  return number
}

/** Does something to the database that takes staff or time; beside the platform, which knows at once. */
export async function asOwner(platform: TestedPlatform, statement: string, values: readonly string[] = []) {
  await connected(await ownerUrlOf(platform), (client) => client.query(statement, [...values]))
}

/** As if enough time had passed for another code to be sent to every number. */
export const laterOn = (platform: TestedPlatform) => asOwner(platform, 'delete from guard.budget')

/** As if staff had set the member's password, or it had grown too old. */
export const markPassword = (platform: TestedPlatform, username: string, as: 'temporary' | 'expired') =>
  asOwner(
    platform,
    `update identity.credential
        set temporary = $2 = 'temporary',
            changed_at = case when $2 = 'expired' then timestamptz '2020-01-01' else changed_at end
       from members.member where member.id = credential.member and username = $1`,
    [username, as],
  )
