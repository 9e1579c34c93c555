import type { ModuleId } from '@sanuk/contracts/modules'
import type { Brand } from '#platform/caller'
import type { FindMemberByMobile } from '#platform/capabilities/member'
import type { CodeSent } from '#platform/capabilities/sent-code'
import { demandPhoneNumber, type TypedNumber } from '#platform/phone-number'
import { Refusal } from '#platform/refusal'
import type { CodeWish, sendCode } from './send-code.ts'

type Needs = {
  readonly sendCode: ReturnType<typeof sendCode>
  readonly findByMobile: FindMemberByMobile
}

/** What may be asked for before signing in, and the switch of the brand that it hangs on. */
const SWITCHES = {
  login: 'MOBILEVERCODELOGIN3',
  register: 'REGMOBVERF3',
  password: 'CHNGPASSVERIF3',
} as const satisfies Partial<Record<CodeWish['purpose'], ModuleId>>

export type CodeRequest = TypedNumber & { readonly purpose: keyof typeof SWITCHES }

/**
 * Sends a visitor a code to the number as it was typed. Who signs in or forgot a password is told the same whether the
 * number is somebody's or not. Refuses as `sendCode` does, and with `function_off` where the brand switched it off.
 */
export const requestCode =
  (needs: Needs) =>
  async (
    { purpose, ...typed }: CodeRequest,
    visit: Pick<CodeWish, 'brand' | 'language' | 'device' | 'address'>,
  ): Promise<CodeSent> => {
    demandSwitchedOn(visit.brand, SWITCHES[purpose])
    // Where Firebase proves numbers, a code of ours opens nothing but a forgotten password's door.
    if (visit.brand.firebase && purpose !== 'password') throw new Refusal('function_off')
    const { number } = demandPhoneNumber(typed)
    const wish = { ...visit, purpose, channel: 'sms' as const, to: number }
    if (purpose === 'register') return needs.sendCode(wish)
    const member = await needs.findByMobile(visit.brand.id, number)
    return needs.sendCode({ ...wish, quietly: { isSomebodys: member !== null && member.closedAt === null } })
  }

function demandSwitchedOn({ modules }: Brand, module: ModuleId): void {
  if (!modules.has(module)) throw new Refusal('function_off')
}
