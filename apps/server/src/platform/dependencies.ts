import type { KeyObject } from 'node:crypto'
import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import type { Clock } from './clock.ts'
import type { Databases } from './database.ts'
import type { DrawBanner } from './draw-banner.ts'
import type { NamedSecret } from './envelopes.ts'
import type { Live } from './live.ts'
import type { MailGateway } from './mail.ts'
import type { SmsGateway } from './sms-gateway.ts'
import type { TransferStep, WalletPatience } from './vendor-wallets.ts'
import type { GameVendor, ResultFeed, Vendor } from './vendors.ts'

/** What the platform is given by the process that runs it. Everything that a test may want to choose is here. */
export type Dependencies = {
  readonly databases: Databases
  readonly live: Live
  readonly clock: Clock
  readonly log: Log
  /** By which addresses are called that people typed. */
  readonly outgoing: Outgoing
  /** Game vendors that the environment brings. */
  readonly gameVendors: readonly GameVendor[]
  /** The bank that reports payments; its address is shown to visitors of demo brands. */
  readonly bank: Vendor | null
  /** The payment gateway on whose pages members pay; without one there is none. */
  readonly gateway?: Vendor | null
  /** Programs that tell results of official lotteries. */
  readonly resultFeeds?: readonly ResultFeed[]
  /** Where short messages and letters are handed over; without one, none are sent. */
  readonly sms?: SmsGateway | null
  readonly mail?: MailGateway | null
  readonly siteOrigin: string
  /** How pages' banners become HTML; without it pages arrive without. */
  readonly drawBanner?: DrawBanner | null
  readonly trustedProxies: readonly string[]
  readonly requestsPerMinute: number
  /** From which the key comes that encrypts vendors' keys; without it none can be kept. */
  readonly installationSecret?: string | undefined
  /** Under which closed pictures are sealed instead of the installation's secret, the one of now first. */
  readonly pictureKeys?: readonly NamedSecret[] | undefined
  /** How many guesses a human check costs whoever calls; without it as many as the guard's README says. */
  readonly humanCheckGuesses?: number | undefined
  /** With which key the ledger's heads are signed, and where they are kept outside the database. */
  readonly ledgerHeads?: { readonly key: KeyObject; readonly directory: string | null } | null
  /** Origin of the stand-in for Firebase that demo brands may speak to. */
  readonly firebaseStandIn?: string | undefined
  /** Origin of what stands in for the browsers' push services. */
  readonly pushStandIn?: string | undefined
  /** How long vendors' wallets are waited for, and where a transfer is to stop: for tests. */
  readonly walletPatience?: WalletPatience
  readonly transferReached?: (step: TransferStep) => Promise<void>
}
