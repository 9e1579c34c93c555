import type { AfterAnswer } from '#platform/after-answer'
import type { Brand } from '#platform/caller'
import type { SpendBudgets } from '#platform/capabilities/budgets'
import type { DemandNotFrozen } from '#platform/capabilities/freezes'
import type { AcceptInvitation, FindInvitation, LockForInvitation } from '#platform/capabilities/invitation'
import type { Member } from '#platform/capabilities/member'
import type { EndingGames } from '#platform/capabilities/open-games'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import type { Visit } from '#platform/capabilities/visit'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { CountryOf } from '#platform/countries'
import type { Connection, Database } from '#platform/database'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Factors } from '../factors/index.ts'
import type { Guard } from '../guard/index.ts'
import type { Members } from '../members/index.ts'
import type { Providers } from '../providers/index.ts'
import type { Verification } from '../verification/index.ts'
import { createAccountDesk } from './account-desk.ts'
import { forgottenByEmail } from './forgotten/forgotten-by-email.ts'
import { createResetPassword } from './forgotten/reset-password.ts'
import { createDemandOwnPassword } from './own-password.ts'
import { createPaymentPasswords, type NewPaymentPassword } from './payment-password.ts'
import type { AgreedVersions } from './registration/enter-member.ts'
import { createPrepareAccount } from './registration/prepare-account.ts'
import { createRegister } from './registration/register.ts'
import { ruleFault } from './registration/registration-faults.ts'
import { createSessions } from './sessions.ts'
import { createSetPassword, type NewPassword, type Prove } from './set-password.ts'
import { createDevices } from './sign-in/devices.ts'
import { createDueProof } from './sign-in/due-proof.ts'
import { createLetIn, type NewDevice } from './sign-in/let-in.ts'
import { createProofs, type Offer, type Prover, type Provers } from './sign-in/proofs.ts'
import { createProve } from './sign-in/prove.ts'
import { createRemembered } from './sign-in/remembered.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { createTickets } from './sign-in/tickets.ts'
import { createReadAcquaintance } from './store/acquaintances.ts'
import { createArrive } from './store/arrivals.ts'
import { createCredentials } from './store/credentials.ts'
import { createNetworks } from './store/networks.ts'
import { createPasswordLinks } from './store/password-links.ts'
import { createSessionStore } from './store/sessions.ts'
import { sharedDevices } from './store/shared-devices.ts'
import { signedInAfter } from './store/signed-in.ts'
import { signedInBeside } from './store/signed-in-beside.ts'

export type { NewDevice, Offer, Prover, Provers }

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly countryOf: CountryOf
  readonly members: Members
  readonly invitations: {
    readonly find: FindInvitation
    readonly lock: LockForInvitation
    readonly accept: AcceptInvitation
  }
  readonly accountOf: AccountOf
  readonly endGames: (connection: Connection, which: EndingGames) => Promise<void>
  readonly demandNotFrozen: DemandNotFrozen
  readonly rulesOf: (brand: string) => Promise<BrandRules>
  readonly agreedVersions: AgreedVersions
  readonly brandNameOf: (brand: string) => Promise<string>
  /** Ways in which members prove themselves once more. */
  readonly provers: Provers
  readonly checkPasskey: Factors['checkPasskey']
  readonly providers: Pick<Providers, 'readTicket' | 'spendTicket' | 'link' | 'phoneOfFirebase'>
  readonly verification: Pick<Verification, 'spendCode' | 'sendMail'>
  readonly spendBudgets: SpendBudgets
  readonly guard: Pick<Guard, 'attempts' | 'captcha' | 'budgets'>
  readonly afterAnswer: AfterAnswer
  readonly tellNewDevice: (member: Member, from: NewDevice) => Promise<void>
  /** Where a brand's letters lead to. */
  readonly originOf: (brand: Brand) => string
}

export type Identity = ReturnType<typeof createIdentity>

/** Who is there: registration, sign-in and sessions of members. */
export function createIdentity(needs: Needs) {
  const { members } = needs
  const sessions = createSessions({ ...needs, store: createSessionStore(needs.database) })
  const credentials = createCredentials(needs.database)
  const readAcquaintance = createReadAcquaintance(needs.database)
  const networks = createNetworks(needs)
  const devices = createDevices(needs)
  const remembered = createRemembered(needs)
  const tickets = createTickets(needs)
  const proofs = createProofs(needs.provers)
  const dueProof = createDueProof({ readAcquaintance, devices, networks, proofs })
  const letIn = createLetIn({ ...needs, credentials, dueProof, sessions, devices, remembered, tickets })
  const demandOwnPassword = createDemandOwnPassword({ credentials, budgets: needs.guard.budgets })
  const passwords = createSetPassword({ ...needs, credentials, sessions, remembered, demandOwnPassword })
  const paymentPasswords = createPaymentPasswords({ ...needs, credentials, budgets: needs.guard.budgets })
  const links = createPasswordLinks(needs.database)
  const reset = createResetPassword({
    ...{ ...needs, ...needs.verification, links, passwords },
    signInAs: (member, visit) => letIn(member, { way: 'sms', proved: false, remember: false }, visit),
  })

  const memberOf = async (id: string): Promise<Member> => {
    const member = await members.find(id)
    if (!member) throw new Refusal('login_required')
    return member
  }

  return {
    sessions,
    /** Who signed in after an instant. */
    signedInAfter: signedInAfter(needs.database),
    sharedDevices: sharedDevices(needs.database),
    signedInBeside: signedInBeside(needs.database),
    letIn,
    desk: createAccountDesk({ ...needs, credentials, sessions, remembered }),
    signIn: createSignIn({
      ...{ members, arrive: createArrive({ ...needs, proofs }), devices, remembered, letIn, guard: needs.guard },
      ...{ spendCode: needs.verification.spendCode, checkPasskey: needs.checkPasskey, providers: needs.providers },
    }),
    register: createRegister({
      ...{ ...needs, credentials, paymentPasswords, letIn },
      ...{ captcha: needs.guard.captcha, spendCode: needs.verification.spendCode },
    }),
    /** For accounts that agents open. */
    prepareAccount: createPrepareAccount({ ...needs, credentials }),
    prove: createProve({ members, tickets, proofs, letIn }),
    forgotten: {
      ...reset,
      byEmail: forgottenByEmail({ ...needs, ...needs.verification, ...members, links }),
    },
    paymentPasswords,
    /** Goes on with a sign-in that waited for a new password. Refuses with `ticket_invalid`. */
    signInWithNewPassword: async (ticket: string, wish: NewPassword, visit: Visit) => {
      const { member: id, ...said } = await tickets.read(ticket, 'change_password')
      const member = await memberOf(id)
      // Before the ticket is spent: a password that will not do costs no new sign-in. After it one of several is set.
      await passwords.demand(member, wish)
      await tickets.spend(ticket)
      await passwords.set(member, wish, null)
      return letIn(member, said, visit)
    },
    changePassword: async (id: string, wish: NewPassword & { oldPassword: string }, session: string) =>
      passwords.change(await memberOf(id), wish, session),
    setFirstPassword: async (id: string, wish: NewPassword, by: { readonly session: string; readonly prove: Prove }) =>
      passwords.setFirst(await memberOf(id), wish, by),
    setPaymentPassword: async (id: string, wish: NewPaymentPassword, prove: Prove): Promise<Date | null> =>
      paymentPasswords.set(await memberOf(id), wish, prove),
    signOut: sessions.end,
    callerOf: sessions.callerOf,
    hasPassword: async (id: string): Promise<boolean> => (await credentials.find(id)) !== null,
    /** Refuses a wrong one beside its field, counting tries. Who has none is asked for none. */
    demandPassword: async (id: string, password: string, field: string): Promise<void> => {
      const member = await memberOf(id)
      if ((await credentials.find(id)) !== null) await demandOwnPassword(member, password, field)
    },
    /** Whether this is the member's password; takes as long where there is none. */
    isPasswordOf: async (id: string, password: string): Promise<boolean> =>
      isPassword(password, (await credentials.find(id))?.passwordHash ?? null),
    /** What is wrong with a value for a field of the registration form, or `null`. */
    ruleFault,
    forgetEnded: async (): Promise<void> => {
      await Promise.all([sessions.forgetEnded(), remembered.forgetEnded(), tickets.forgetEnded()])
      await Promise.all([links.forgetEnded(needs.clock()), networks.forgetOld()])
    },
  }
}
