import type { Access } from '@sanuk/contracts/access'
import type { AccountType } from '@sanuk/contracts/identity'
import type { ModuleId } from '@sanuk/contracts/modules'
import type { Power } from '@sanuk/contracts/powers'
import type { Language } from '@sanuk/contracts/wire'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { CountryCode } from 'libphonenumber-js'

/** The brand a request belongs to, found by the address it was sent to. */
export type Brand = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly demo: boolean
  readonly timeZone: string
  readonly currency: CurrencyCode
  readonly languages: readonly [Language, ...Language[]]
  /** Host names it owns; the first is where its letters lead to. */
  readonly domains: readonly string[]
  /** Its pages are shown to nobody before they signed in. */
  readonly loginedToHomePage: boolean
  /** Types of accounts that have the agent centre. */
  readonly agentCentreTypes: readonly AccountType[]
  /** What it has switched on. */
  readonly modules: ReadonlySet<ModuleId>
  readonly ageMinimum: number
  /** After how many days a password expires. */
  readonly passwordDays: number
  /** Countries whose numbers get codes by SMS. */
  readonly smsCountries: readonly CountryCode[]
  readonly tellsUnknownAccounts: boolean
  /** Origins of CDNs, for its own pictures and for the built-in vendor's games. */
  readonly cdns: { readonly images: readonly string[]; readonly games: readonly string[] }
  /** Who proves its mobile numbers instead of codes of ours. */
  readonly firebase: FirebaseProject | null
}

/** A project of Firebase, as its pages name it; none of it is a secret. */
export type FirebaseProject = {
  readonly project: string
  readonly apiKey: string
  readonly authDomain: string
  /** Origin of what a demo brand speaks to instead of Google. */
  readonly standIn: string | null
}

export type Visitor = { readonly kind: 'visitor' }

export type MemberCaller = {
  readonly kind: 'member'
  readonly id: string
  readonly username: string
  readonly type: AccountType
  readonly session: string
}

export type OperatorCaller = {
  readonly kind: 'operator'
  readonly id: string
  readonly username: string
  readonly session: string
  readonly powers: ReadonlySet<Power>
  /** Powers to decide, among them, that cannot be used yet, and from when on they can. */
  readonly decidesFrom: ReadonlyMap<Power, Date>
}

/** An outside program that signed its request. */
export type VendorCaller = { readonly kind: 'vendor'; readonly code: string }

/** Who a handler of an access class is called by. */
export type CallerOf<A extends Access> = A extends 'visitor'
  ? Visitor
  : A extends 'vendor'
    ? VendorCaller
    : A extends 'operator'
      ? OperatorCaller
      : MemberCaller
