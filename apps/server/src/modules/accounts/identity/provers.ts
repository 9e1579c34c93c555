import type { BankAccountHolders } from '#platform/capabilities/bank-account-holder'
import type { ContactCodes } from '#platform/capabilities/sent-code'
import { Refusal } from '#platform/refusal'
import type { Factors } from '../factors/index.ts'
import type { Offer, Prover, Provers } from './index.ts'

type FactorChecks = Pick<
  Factors,
  'waysOf' | 'waysIn' | 'tries' | 'checkTotp' | 'checkRecoveryCode' | 'startPasskey' | 'checkPasskey'
>

type Known = {
  readonly factors: FactorChecks
  readonly codes: ContactCodes
  readonly holders: BankAccountHolders
}

/**
 * How members may prove themselves once more: by what they set up, by codes to what they proved to be theirs, and by the
 * name on their bank accounts.
 */
export function proversOf({ factors, codes, holders }: Known): Provers {
  const demand = (right: boolean): void => {
    if (!right) throw new Refusal('code_wrong')
  }
  const byCode = (channel: 'sms' | 'mail'): Prover => ({
    begin: async (member, visit) => ({ sent: await codes.send(member.id, channel, visit) }),
    check: (member, { code = '' }) => codes.check(member, channel, code),
  })
  return {
    factorsOf: async ({ id }) => offered(await factors.waysOf(id)),
    factorsIn: (row) => offered(factors.waysIn(row)),
    contactsOf: ({ id }) => codes.offered(id),
    bankNameOf: async ({ id }) => offered((await holders.isHolder(id)) ? ['bank_name'] : []),
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
      sms: byCode('sms'),
      mail: byCode('mail'),
      bank_name: {
        check: async (member, { name = '' }) => {
          if (await factors.tries(member, () => holders.isHolderName(member.id, name))) return
          throw new Refusal('bank_name_wrong', { fields: [{ field: 'name', word: 'refusal.bank_name_wrong' }] })
        },
      },
    },
  }
}

/** Where nothing is sent, nothing is to be hinted at. */
const offered = (ways: readonly Offer['way'][]): Offer[] => ways.map((way) => ({ way, hint: null }))
