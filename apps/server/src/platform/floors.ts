import { PROPOSAL_KINDS } from '@sanuk/contracts/approvals'
import type { Job } from './jobs.ts'
import type { CarryOut } from './proposals.ts'
import type { Doors, Follower, Platform, Registered, Room } from './room.ts'
import type { Serve } from './serve.ts'

/** A room whose types are checked already, by `Floors.add`. */
type AnyRoom = Room<string, never, unknown, never, never, never>

/** The rooms of a house that are built, by name, and what all of them add to the platform. */
export type BuiltRooms<Rooms> = {
  readonly rooms: Rooms
  readonly open: () => Promise<void>
  readonly mountSite: (serve: Serve) => void
  readonly mountOffice: (serve: Serve) => void
  readonly mountRest: (doors: Doors) => Promise<void>
  readonly jobs: readonly Job[]
  readonly followers: readonly Follower[]
}

/**
 * Rooms in floor order. `add` is checked by the compiler: a room that needs one which was not added before cannot be
 * added, and `build` wants every room that any route uses.
 */
export class Floors<Rooms extends object = object, Asked = unknown> {
  readonly #rooms: readonly AnyRoom[]

  private constructor(rooms: readonly AnyRoom[]) {
    this.#rooms = rooms
  }

  static empty(): Floors {
    return new Floors([])
  }

  add<Name extends string, Below, Made, Site, Office, Mounted>(
    room: Room<Name, Below, Made, Site, Office, Mounted> &
      (Rooms extends Below ? unknown : { readonly needsRoomsAddedLater: Below }),
  ): Floors<Rooms & Readonly<Record<Name, Made>>, Asked & Site & Office & Mounted> {
    // What the compiler has just checked cannot be written as a list of rooms of different types.
    return new Floors([...this.#rooms, room as unknown as AnyRoom])
  }

  /** What is written down for a brand that is being made, without building any room. */
  beginnings(needs: Parameters<NonNullable<AnyRoom['beginBrand']>>[0]): Registered['beginnings'] {
    return this.#rooms.flatMap(({ beginBrand }) => beginBrand?.(needs) ?? [])
  }

  /** Builds every room from those below it. Throws where a kind of proposal has nobody to carry it out, or two. */
  build(platform: Platform & (Rooms extends Asked ? unknown : { readonly routesNeedRooms: Asked })): BuiltRooms<Rooms> {
    const made: Record<string, unknown> = {}
    const registered = (): Registered => ({
      carryOut: proposalsOf(this.#rooms, made),
      beginnings: this.beginnings(platform),
    })
    for (const { name, build } of this.#rooms) made[name] = build(made as never, platform, registered)
    const house = made as never
    return {
      rooms: house,
      open: async () => {
        for (const { name, open } of this.#rooms) await open?.(made[name])
      },
      mountSite: (serve) => {
        for (const { site } of this.#rooms) site?.(serve, house, platform)
      },
      mountOffice: (serve) => {
        for (const { office } of this.#rooms) office?.(serve, house, platform)
      },
      mountRest: async (doors) => {
        for (const { mount } of this.#rooms) await mount?.(doors, house, platform)
      },
      jobs: this.#rooms.flatMap(({ name, jobs }) => jobs?.(made[name], platform) ?? []),
      followers: this.#rooms.flatMap(({ name, followers }) => followers?.(made[name]) ?? []),
    }
  }
}

function proposalsOf(rooms: readonly AnyRoom[], made: Readonly<Record<string, unknown>>): Registered['carryOut'] {
  const all = rooms.flatMap(({ name, proposals }) => (proposals ? Object.entries(proposals(made[name])) : []))
  const found = new Map<string, CarryOut>(all)
  if (found.size < all.length) throw new Error('two rooms carry out the same kind of proposal')
  return Object.fromEntries(
    PROPOSAL_KINDS.map((kind) => {
      const carryOut = found.get(kind)
      if (!carryOut) throw new Error(`no room carries out the proposals of kind ${kind}`)
      return [kind, carryOut]
    }),
  ) as Registered['carryOut']
}
