import type { CodeChannel, CodePurpose } from '@sanuk/contracts/verification'
import type { CodeSent, ContactCodes } from '#platform/capabilities/sent-code'
import type { Visit } from '#platform/capabilities/visit'
import { maskAddress, maskNumber } from '#platform/masked-contact'
import { Refusal } from '#platform/refusal'
import type { Members } from '../members/index.ts'
import type { Verification } from '../verification/index.ts'

type Needs = {
  readonly members: Pick<Members, 'contactsOf'>
  readonly verification: Pick<Verification, 'sendCode' | 'spendCode'>
}

/** Codes to what members proved to be theirs, by which they prove themselves for one purpose. */
export function createContactCodes({ members, verification }: Needs, purpose: CodePurpose): ContactCodes {
  const provedOf = async (member: string): Promise<Record<CodeChannel, string | null>> => {
    const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = await members.contactsOf(member)
    return { sms: mobileVerifiedAt && mobile, mail: emailVerifiedAt && email }
  }
  /** Refuses with `function_off` where the member proved nothing of the kind. */
  const demandProved = async (member: string, channel: CodeChannel): Promise<string> => {
    const to = (await provedOf(member))[channel]
    if (to === null) throw new Refusal('function_off')
    return to
  }
  return {
    /** Where codes of this member would go, masked. */
    offered: async (member: string): Promise<{ way: CodeChannel; hint: string }[]> => {
      const { sms, mail } = await provedOf(member)
      return [
        ...(sms === null ? [] : [{ way: 'sms' as const, hint: maskNumber(sms) }]),
        ...(mail === null ? [] : [{ way: 'mail' as const, hint: maskAddress(mail) }]),
      ]
    },
    /** Sends one. Refuses as `sendCode` does. */
    send: async (member: string, channel: CodeChannel, visit: Visit): Promise<CodeSent> => {
      const { brand, language, address, cookies } = visit
      const to = await demandProved(member, channel)
      const device = cookies.read('device')
      return verification.sendCode({ brand, purpose, channel, to, language, device, address })
    },
    /** Takes one. Refuses with `code_wrong` and `code_expired`. */
    check: async (owner: { id: string; brand: string }, channel: CodeChannel, code: string): Promise<void> => {
      const to = await demandProved(owner.id, channel)
      await verification.spendCode({ brand: owner.brand, purpose, channel, to, code })
    },
  }
}
