import type { Factors } from './modules/factors/index.ts'
import type { Prover } from './modules/identity/index.ts'
import type { Member, Members } from './modules/members/index.ts'
import type { Verification } from './modules/verification/index.ts'
import { Refusal } from './platform/refusal.ts'

type Needs = {
  readonly factors: Pick<Factors, 'waysOf' | 'checkTotp' | 'checkRecoveryCode' | 'startPasskey' | 'checkPasskey'>
  readonly verification: Pick<Verification, 'sendCode' | 'spendCode'>
  readonly contactsOf: Members['contactsOf']
}

/** How members may prove themselves once more: by what they set up, and by codes to what they proved to be theirs. */
export function proversOf({ factors, verification, contactsOf }: Needs): Prover[] {
  const hasFactor = (way: 'passkey' | 'totp' | 'recovery_code') => async (member: Member) =>
    (await factors.waysOf(member.id)).includes(way) ? { hint: null } : null
  const demand = (right: boolean): void => {
    if (!right) throw new Refusal('code_wrong')
  }
  return [
    {
      way: 'passkey',
      offered: hasFactor('passkey'),
      begin: async (member, visit) => ({ passkey: await factors.startPasskey(visit, member.id) }),
      check: async (member, { passkey }, visit) => {
        if (!passkey) throw new Refusal('passkey_refused')
        await factors.checkPasskey(passkey, visit, member.id)
      },
    },
    {
      way: 'totp',
      offered: hasFactor('totp'),
      check: async (member, { code = '' }) => demand(await factors.checkTotp(member, code)),
    },
    {
      way: 'recovery_code',
      offered: hasFactor('recovery_code'),
      check: async (member, { code = '' }) => demand(await factors.checkRecoveryCode(member, code)),
    },
    ...(['sms', 'mail'] as const).map((channel) => byCode(channel, { verification, contactsOf })),
  ]
}

/** A code to the number or address that the member proved to be theirs. */
function byCode(channel: 'sms' | 'mail', { verification, contactsOf }: Omit<Needs, 'factors'>): Prover {
  const destinationOf = async (member: Member): Promise<string | null> => {
    const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = await contactsOf(member.id)
    if (channel === 'sms') return mobileVerifiedAt ? mobile : null
    return emailVerifiedAt ? email : null
  }
  const demandDestination = async (member: Member): Promise<string> => {
    const to = await destinationOf(member)
    if (to === null) throw new Refusal('function_off')
    return to
  }
  return {
    way: channel,
    offered: async (member) => {
      const to = await destinationOf(member)
      return to === null ? null : { hint: channel === 'sms' ? maskNumber(to) : maskAddress(to) }
    },
    begin: async (member, { brand, language, address, cookies }) => {
      const to = await demandDestination(member)
      const wish = { brand, purpose: 'device' as const, channel, to, language, device: cookies.read('device'), address }
      return { sent: await verification.sendCode(wish) }
    },
    check: async (member, { code = '' }, { brand }) => {
      const to = await demandDestination(member)
      await verification.spendCode({ brand: brand.id, purpose: 'device', channel, to, code })
    },
  }
}

/** `+66812345678` as `+66••••••678`. */
const maskNumber = (number: string): string =>
  `${number.slice(0, 3)}${'•'.repeat(number.length - 6)}${number.slice(-3)}`

/** `nok@example.com` as `n••@example.com`. */
function maskAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  return `${name.slice(0, 1)}${'•'.repeat(Math.max(2, name.length - 1))}@${domain}`
}
