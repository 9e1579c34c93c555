import type { login, SignInOutcome } from '@sanuk/contracts/identity'
import type { InputOf } from '@sanuk/contracts/route'
import type { FindMember, FindMemberByMobile } from '#platform/capabilities/member'
import type { SpendCode } from '#platform/capabilities/sent-code'
import type { Visit } from '#platform/capabilities/visit'
import { demandPhoneNumber } from '#platform/phone-number'
import { Refusal } from '#platform/refusal'
import type { Factors } from '../../factors/index.ts'
import type { Providers } from '../../providers/index.ts'
import { type ByPassword, createByPassword } from './by-password.ts'
import type { Devices } from './devices.ts'
import type { LetIn } from './let-in.ts'
import type { Remembered } from './remembered.ts'

type Needs = ByPassword & {
  readonly members: { readonly find: FindMember; readonly findByMobile: FindMemberByMobile }
  readonly devices: Devices
  readonly remembered: Remembered
  readonly letIn: LetIn
  readonly spendCode: SpendCode
  readonly checkPasskey: Factors['checkPasskey']
  readonly providers: Pick<Providers, 'readTicket' | 'spendTicket' | 'phoneOfFirebase'>
}

/** What a browser sends to sign in, of one type or another. */
export type Wish = InputOf<typeof login>['body']
type ByType<T extends Wish['type']> = Extract<Wish, { type: T }>

/**
 * Signs a member in by whatever they bring. Refuses with `incorrect_credentials`, in the same time and words whichever
 * part is wrong; with `too_many_requests`, `captcha_required` and `captcha_wrong` where there were too many tries; and
 * with `function_off` for a way that the brand has not switched on.
 */
export function createSignIn(needs: Needs) {
  const { members, devices, remembered, letIn } = needs

  const byPassword = createByPassword(needs)

  const byMemory = async (wish: ByType<'remembered'>, visit: Visit): Promise<SignInOutcome> => {
    const id = await remembered.use(wish.username.trim(), visit, devices.hashOf(visit))
    const member = await members.find(id)
    if (!member) throw new Refusal('incorrect_credentials')
    // Its secret was exchanged for a new one just now: there is nothing more to keep.
    return letIn(member, { way: 'remembered', proved: false, remember: false }, visit)
  }

  const bySms = async (wish: ByType<'sms'>, visit: Visit): Promise<SignInOutcome> => {
    const { brand } = visit
    if (!brand.modules.has('MOBILEVERCODELOGIN3') || brand.firebase) throw new Refusal('function_off')
    const { number } = demandPhoneNumber(wish)
    await needs.spendCode({
      brand: brand.id,
      purpose: 'login',
      channel: 'sms',
      to: number,
      code: wish.verificationCode,
    })
    const member = await members.findByMobile(brand.id, number)
    // Numbers of nobody have no code that is right; this one stopped being somebody's since.
    if (!member) throw new Refusal('code_expired')
    return letIn(member, { way: 'sms', proved: false, remember: wish.remember }, visit)
  }

  const byFirebase = async (
    { firebaseIdToken, remember }: ByType<'firebase'>,
    visit: Visit,
  ): Promise<SignInOutcome> => {
    const { brand } = visit
    if (!brand.modules.has('MOBILEVERCODELOGIN3')) throw new Refusal('function_off')
    const { number, spend } = await needs.providers.phoneOfFirebase(brand, firebaseIdToken)
    const member = await members.findByMobile(brand.id, number)
    if (member) {
      await spend()
      return letIn(member, { way: 'firebase', proved: false, remember }, visit)
    }
    if (!brand.modules.has('MOBILENUMREG3')) throw new Refusal('mobile_unknown')
    // A registration spends the proof and gets the number.
    return { outcome: 'register_mobile' }
  }

  const byPasskey = async ({ response }: ByType<'passkey'>, visit: Visit): Promise<SignInOutcome> => {
    const member = await members.find(await needs.checkPasskey(response, visit, null))
    if (!member) throw new Refusal('passkey_refused')
    return letIn(member, { way: 'passkey', proved: true, remember: false }, visit)
  }

  const byProvider = async ({ ticket }: ByType<'provider'>, visit: Visit): Promise<SignInOutcome> => {
    const { member: id, email, name } = await needs.providers.readTicket(ticket, visit)
    // A registration spends the ticket and gets the identity.
    if (id === null) return { outcome: 'register', ticket, email, name }
    await needs.providers.spendTicket(ticket, visit)
    const member = await members.find(id)
    if (!member) throw new Refusal('ticket_invalid')
    return letIn(member, { way: 'provider', proved: false, remember: false }, visit)
  }

  return (wish: Wish, visit: Visit): Promise<SignInOutcome> => {
    switch (wish.type) {
      case 'username':
        return byPassword(wish, visit)
      case 'remembered':
        return byMemory(wish, visit)
      case 'sms':
        return bySms(wish, visit)
      case 'firebase':
        return byFirebase(wish, visit)
      case 'passkey':
        return byPasskey(wish, visit)
      case 'provider':
        return byProvider(wish, visit)
    }
  }
}
