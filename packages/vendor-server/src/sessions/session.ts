import type { Language } from '@sanuk/contracts/wire'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'

/** What every launched game has, whoever pays for it. */
type Launched = {
  readonly id: string
  readonly member: string
  readonly nickname: string
  readonly currency: CurrencyCode
  readonly language: Language
  readonly game: string
  readonly returnUrl: string
  readonly cashierUrl: string
  readonly historyUrl: string
}

/** A game for the member's money: the ticket opens the wallet. `Own` is what the app keeps of its sessions besides. */
export type RealSession<Own> = Launched & Own & { readonly mode: 'real'; readonly ticket: string }

/** A game for nobody's money. It has nothing that a call to the wallet could be made with. */
export type DemoSession<Own> = Launched & Own & { readonly mode: 'demo' }

/** A game that the platform launched. */
export type Session<Own> = RealSession<Own> | DemoSession<Own>

/** Stakes the platform takes in this session. */
export type Limits = { readonly minimum: Amount; readonly maximum: Amount }

/** A launch that was opened: what a token finds. */
export type OpenReal<Own> = RealSession<Own> & { readonly limits: Limits }
export type OpenDemo<Own> = DemoSession<Own> & { readonly limits: Limits }
export type OpenSession<Own> = OpenReal<Own> | OpenDemo<Own>
