import type { Brand } from '#platform/caller'
import type { SpendCode } from '#platform/capabilities/sent-code'
import { demandPhoneNumber } from '#platform/phone-number'
import { Refusal } from '#platform/refusal'
import type { ProvedPhone, Providers } from '../../providers/index.ts'
import type { Wish } from './wish.ts'

type Needs = {
  readonly spendCode: SpendCode
  readonly providers: Pick<Providers, 'phoneOfFirebase'>
}

/** A number as it was read, whether it was proved, and what is spent for that once everything else is right. */
export type Mobile = {
  readonly number: string
  readonly proved: boolean
  readonly spend?: ProvedPhone['spend']
}

/** Reads the number of a registration; `null` where none was sent. */
export function readMobile({ mobileNum, countryDialingCode = '' }: Wish): Mobile | null {
  return mobileNum ? { ...demandPhoneNumber({ mobileNum, countryDialingCode }), proved: false } : null
}

/**
 * Proves the number of a registration as the brand wants it proved: by a code of ours, which is spent, or by Firebase's
 * token, which is good until the member is entered. Refuses with `invalid_request` where the proof is missing or of
 * another number, and as codes and Firebase do.
 */
export const proveMobile =
  ({ spendCode, providers }: Needs) =>
  async ({ number }: Mobile, wish: Wish, brand: Brand): Promise<Mobile> => {
    if (wish.firebaseIdToken) {
      const { number: proved, spend } = await providers.phoneOfFirebase(brand, wish.firebaseIdToken)
      if (proved !== number) throw fieldFault('mobileNum', 'field.phone_not_proved')
      return { number, proved: true, spend }
    }
    if (brand.firebase || !wish.verificationCode) throw fieldFault('verificationCode', 'field.required')
    await spendCode({ brand: brand.id, purpose: 'register', channel: 'sms', to: number, code: wish.verificationCode })
    return { number, proved: true }
  }

const fieldFault = (field: string, word: string) => new Refusal('invalid_request', { fields: [{ field, word }] })
