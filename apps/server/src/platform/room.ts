import type { ProposalKind } from '@sanuk/contracts/approvals'
import type { FastifyInstance } from 'fastify'
import type { AfterAnswer } from './after-answer.ts'
import type { BeginBrand } from './begin-brand.ts'
import type { Clock } from './clock.ts'
import type { CountryOf } from './countries.ts'
import type { Database } from './database.ts'
import type { Dependencies } from './dependencies.ts'
import type { Gate } from './gate.ts'
import type { Job } from './jobs.ts'
import type { SpendOnce } from './once.ts'
import type { CarryOut, CarryOutByKind } from './proposals.ts'
import type { createSealing } from './sealing.ts'
import type { Serve } from './serve.ts'
import type { AskWallet } from './vendor-wallets.ts'
import type { CallVendor } from './vendors.ts'

/** What every room may use: the dependencies of the process, and what the platform makes of them. */
export type Platform = Dependencies & {
  readonly database: Database
  readonly countryOf: CountryOf
  readonly once: { readonly spend: SpendOnce; readonly forget: (before: Date) => Promise<void> }
  readonly sealing: ReturnType<typeof createSealing>
  readonly callVendor: CallVendor
  readonly askWallet: AskWallet
  readonly afterAnswer: AfterAnswer
}

/** Follows what happens from where it was the last time; none waits for another, so that one that is behind delays none. */
export type Follower = { readonly name: string; readonly follow: () => Promise<void> }

/** What the rooms of a house registered, whichever they are. */
export type Registered = {
  /** Who carries out a kind of proposal. */
  readonly carryOut: CarryOutByKind
  /** What is written down for a brand that is being made, in floor order. */
  readonly beginnings: readonly BeginBrand[]
}

/** Where a room serves what is no call of a contract: uploads, pictures. */
export type Doors = { readonly site: FastifyInstance; readonly office: FastifyInstance; readonly gate: Gate }

/**
 * One room of the house: how it is built from the rooms below, and everything that it adds to the platform. `Below` are
 * the rooms it is built from; `Site`, `Office` and `Mounted` are the rooms whose functions its routes use, which may be
 * any of the house.
 */
export type Room<Name extends string, Below, Made, Site, Office, Mounted> = {
  /** How other rooms ask for it. */
  readonly name: Name
  readonly build: (below: Below, platform: Platform, registered: () => Registered) => Made
  /** To be waited for before the first call is answered. */
  readonly open?: (made: Made) => Promise<void>
  /** Calls of visitors, members and vendors. */
  readonly site?: (serve: Serve, house: Site, platform: Platform) => void
  /** Calls of operators. */
  readonly office?: (serve: Serve, house: Office, platform: Platform) => void
  readonly mount?: (doors: Doors, house: Mounted, platform: Platform) => void | Promise<void>
  /** What is done on a schedule, in UTC. */
  readonly jobs?: (made: Made, platform: Platform) => readonly Job[]
  /** What counts play about once a second. */
  readonly followers?: (made: Made) => readonly Follower[]
  /** What two operators agree on, and who does it then. */
  readonly proposals?: (made: Made) => Partial<Record<ProposalKind, CarryOut>>
  readonly beginBrand?: (needs: { readonly database: Database; readonly clock: Clock }) => BeginBrand
}

/** Types a room's description from what its functions take and answer. */
export const defineRoom = <const Name extends string, Below, Made, Site = object, Office = object, Mounted = object>(
  room: Room<Name, Below, Made, Site, Office, Mounted>,
): Room<Name, Below, Made, Site, Office, Mounted> => room
