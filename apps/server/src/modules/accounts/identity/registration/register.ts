import { dayOf } from '@sanuk/contracts/calendar-day'
import type { SignInOutcome } from '@sanuk/contracts/identity'
import type { FindInvitation, Invitation } from '#platform/capabilities/invitation'
import type { Member } from '#platform/capabilities/member'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import type { SpendCode } from '#platform/capabilities/sent-code'
import type { Visit } from '#platform/capabilities/visit'
import { Refusal } from '#platform/refusal'
import type { Guard } from '../../guard/index.ts'
import type { Providers } from '../../providers/index.ts'
import type { LetIn } from '../sign-in/let-in.ts'
import { createEnter, type EnterNeeds, usernameTaken } from './enter-member.ts'
import { madeUsername } from './made-username.ts'
import { type Mobile, proveMobile, readMobile } from './prove-mobile.ts'
import { registrationFaults } from './registration-faults.ts'
import type { Wish } from './wish.ts'

type Needs = EnterNeeds & {
  readonly invitations: EnterNeeds['invitations'] & { readonly find: FindInvitation }
  readonly letIn: LetIn
  readonly rulesOf: (brand: string) => Promise<BrandRules>
  readonly captcha: Guard['captcha']
  readonly spendCode: SpendCode
  readonly providers: Pick<Providers, 'phoneOfFirebase' | 'readTicket'>
}

/**
 * Opens an account with its wallet and signs in, all or nothing. Refuses with `invalid_request` and the faults of each
 * field, with `username_taken` and `mobile_taken`, and with `function_off` for a way the brand has not switched on.
 */
export function createRegister(needs: Needs) {
  const { clock } = needs

  /** Whose invitation it is, once everything is as the brand wants it. */
  const demandRight = async (wish: Wish, rules: BrandRules, { brand }: Visit): Promise<Invitation | null> => {
    const today = dayOf(clock(), brand.timeZone)
    const fields = registrationFaults(wish, rules, { today, ageMinimum: brand.ageMinimum, brandName: brand.name })
    const nickname = wish.nickname === undefined ? null : needs.members.nicknameFault(wish.nickname, brand.name)
    if (nickname) fields.push(nickname)
    const invitation = wish.affiliateCode ? await needs.invitations.find(brand.id, wish.affiliateCode) : null
    if (wish.affiliateCode && !invitation) fields.push({ field: 'affiliateCode', word: 'field.invitation' })
    if (fields.length > 0) throw new Refusal('invalid_request', { fields })
    if (rules.captcha.enabled) await needs.captcha.spend(brand.id, wish.captcha)
    return invitation
  }

  /** Whether a provider knows who this is. Refuses with `ticket_invalid`. */
  const isProvided = async ({ ticket }: Wish, visit: Visit): Promise<boolean> =>
    ticket !== undefined && (await needs.providers.readTicket(ticket, visit)).member === null

  const prove = proveMobile(needs)

  const mobileOf = async (wish: Wish, toProve: boolean, { brand }: Visit): Promise<Mobile | null> => {
    const mobile = readMobile(wish)
    return mobile && toProve ? prove(mobile, wish, brand) : mobile
  }

  const enter = createEnter(needs)

  const finish = (member: Member, visit: Visit): Promise<SignInOutcome> =>
    needs.letIn(member, { way: 'registration', proved: false, remember: false }, visit)

  return {
    byUsername: async (wish: Wish & { username: string }, visit: Visit): Promise<SignInOutcome> => {
      const { modules, id } = visit.brand
      if (!modules.has('USERNAMEREG3')) throw new Refusal('function_off')
      const named = { ...wish, username: wish.username.trim() }
      const rules = rulesByUsername(await needs.rulesOf(id), await isProvided(wish, visit))
      const invitation = await demandRight(named, rules, visit)
      if (needs.members.isReserved(named.username, visit.brand.name)) throw usernameTaken()
      const mobile = await mobileOf(wish, rules.mobileNum.required && modules.has('REGMOBVERF3'), visit)
      return finish(await enter(named, { invitation, mobile }, visit), visit)
    },
    byMobile: async (wish: Wish & { mobileNum: string }, visit: Visit): Promise<SignInOutcome> => {
      const { modules, id } = visit.brand
      if (!modules.has('MOBILENUMREG3')) throw new Refusal('function_off')
      const rules = rulesByMobile(await needs.rulesOf(id), modules.has('MOBILENUMPASSREG3'))
      const invitation = await demandRight(wish, rules, visit)
      const mobile = await mobileOf(wish, modules.has('REGMOBVERF3'), visit)
      return finish(await enter({ ...wish, username: madeUsername() }, { invitation, mobile }, visit), visit)
    },
  }
}

/** Whoever has a way in at a provider needs no password, and may set one later. */
function rulesByUsername(rules: BrandRules, isProvided: boolean): BrandRules {
  return isProvided ? { ...rules, password: { ...rules.password, required: false } } : rules
}

/** By mobile number no name is asked for, and a password only where the brand wants one. */
function rulesByMobile(rules: BrandRules, withPassword: boolean): BrandRules {
  return {
    ...rules,
    username: { ...rules.username, enabled: false },
    // What a number is, the numbering plans of the countries say.
    mobileNum: { ...rules.mobileNum, enabled: true, required: true, minLength: 1, maxLength: 20, matches: () => true },
    password: { ...rules.password, enabled: withPassword, required: withPassword },
  }
}
