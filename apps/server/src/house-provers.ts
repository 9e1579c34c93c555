import type { Factors } from './modules/factors/index.ts'
import type { Prover, Provers } from './modules/identity/index.ts'
import type { Member, Members } from './modules/members/index.ts'
import type { Verification } from './modules/verification/index.ts'
import { maskAddress, maskNumber } from './platform/masked-contact.ts'
import { Refusal } from './platform/refusal.ts'

type Needs = {
  readonly factors: Pick<Factors, 'waysOf' | 'checkTotp' | 'checkRecoveryCode' | 'startPasskey' | 'checkPasskey'>
  readonly verification: Pick<Verification, 'sendCode' | 'spendCode'>
  readonly contactsOf: Members['contactsOf']
}

/** How members may prove themselves once more: by what they set up, and by codes to what they proved to be theirs. */
export function proversOf(needs: Needs): Provers {
  const { factors } = needs
  const demand = (right: boolean): void => {
    if (!right) throw new Refusal('code_wrong')
  }
  return {
    factorsOf: async ({ id }) => (await factors.waysOf(id)).map((way) => ({ way, hint: null })),
    contactsOf: async ({ id }) => {
      const { sms, mail } = provedOf(await needs.contactsOf(id))
      return [
        ...(sms === null ? [] : [{ way: 'sms' as const, hint: maskNumber(sms) }]),
        ...(mail === null ? [] : [{ way: 'mail' as const, hint: maskAddress(mail) }]),
      ]
    },
    ways: {
      passkey: {
        begin: async (member, visit) => ({ passkey: await factors.startPasskey(visit, member.id) }),
        check: async (member, { passkey }, visit) => {
          if (!passkey) throw new Refusal('passkey_refused')
          await factors.checkPasskey(passkey, visit, member.id)
        },
      },
      totp: { check: async (member, { code = '' }) => demand(await factors.checkTotp(member, code)) },
      recovery_code: { check: async (member, { code = '' }) => demand(await factors.checkRecoveryCode(member, code)) },
      sms: byCode('sms', needs),
      mail: byCode('mail', needs),
    },
  }
}

/** What a member proved to be theirs; `null` what they did not. */
const provedOf = (contacts: Awaited<ReturnType<Members['contactsOf']>>): Record<'sms' | 'mail', string | null> => ({
  sms: contacts.mobileVerifiedAt && contacts.mobile,
  mail: contacts.emailVerifiedAt && contacts.email,
})

/** A code to the number or address that the member proved to be theirs. */
function byCode(channel: 'sms' | 'mail', { verification, contactsOf }: Omit<Needs, 'factors'>): Prover {
  const demandDestination = async (member: Member): Promise<string> => {
    const to = provedOf(await contactsOf(member.id))[channel]
    if (to === null) throw new Refusal('function_off')
    return to
  }
  return {
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
