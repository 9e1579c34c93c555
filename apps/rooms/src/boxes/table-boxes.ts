import { atBox, readBox } from '@sanuk/engines/live/seat-blackjack/spots'
import type { SpotStakes } from '../bets/spot-stakes.ts'
import type { TakenBox } from '../box-protocol.ts'
import type { MemberPages } from '../player/member-pages.ts'
import type { RoomFault } from '../protocol.ts'
import type { OpenCoup } from '../tables/standing.ts'
import type { TablePlan } from '../tables/table-plans.ts'
import type { BoxStore } from './box-store.ts'
import type { BoxRow } from './box-table.ts'
import { shownName } from './shown-name.ts'

/** So many boxes one member may sit at. */
const MOST_BOXES = 3
/** After so many coups in a row without a bet a box is free again. */
const IDLE_COUPS = 3
/** A page that was not there when so many coups in a row opened is gone, and its boxes are free. */
const AWAY_COUPS = 2

type Held = { readonly member: string; readonly name: string; idle: number; isLeaving: boolean }

type Needs = {
  readonly plan: Pick<TablePlan, 'title'>
  readonly store: BoxStore
  readonly pages: Pick<MemberPages, 'say' | 'isHere'>
  /** Tells the table's pages who sits where. */
  readonly publish: (boxes: TakenBox[]) => void
}

type Sitter = { readonly member: string; readonly nickname: string }

export type TableBoxes = ReturnType<typeof createTableBoxes>

/** Who sits at the boxes of a table. The database has all of it, so that boxes outlive the process. */
export function createTableBoxes({ plan, store, pages, publish }: Needs) {
  const { code } = plan.title
  let held = new Map<number, Held>()
  /** How many coups in a row opened while a member had no page. */
  const away = new Map<string, number>()
  const view = (): TakenBox[] =>
    [...held].sort(([one], [other]) => one - other).map(([box, { name }]) => ({ box, name }))
  const of = (member: string): number[] =>
    [...held].flatMap(([box, holder]) => (holder.member === member ? [box] : [])).sort((one, other) => one - other)
  const own = (member: string) => {
    const boxes = of(member)
    return { boxes, leaving: boxes.filter((box) => held.get(box)?.isLeaving) }
  }
  const tell = (member: string, fault: RoomFault | null = null): void =>
    pages.say(member, { kind: 'boxes', table: code, ...own(member), fault })
  const changed = (members: readonly string[]): void => {
    publish(view())
    for (const member of new Set(members)) tell(member)
  }
  const load = async (): Promise<void> => {
    held = heldBoxes(await store.of(code))
  }
  const free = async (boxes: readonly number[]): Promise<void> => {
    if (boxes.length === 0) return
    const members = boxes.flatMap((box) => held.get(box)?.member ?? [])
    await store.free(code, boxes)
    for (const box of boxes) held.delete(box)
    changed(members)
  }
  const isOver = ({ member, idle, isLeaving }: Held): boolean =>
    isLeaving || idle >= IDLE_COUPS || (away.get(member) ?? 0) >= AWAY_COUPS
  return {
    load,
    view,
    own,
    tell,
    /** Sits a member down; answers why not. */
    take: async ({ member, nickname }: Sitter, box: number, now: Date): Promise<RoomFault | null> => {
      const holder = held.get(box)
      if (holder && holder.member !== member) return 'box_taken'
      if (holder) {
        if (holder.isLeaving) await store.setLeaving(code, box, false)
        holder.isLeaving = false
        return null
      }
      if (of(member).length >= MOST_BOXES) return 'too_many_boxes'
      // Held at once, so that two who ask together cannot both have it.
      const name = shownName(nickname)
      held.set(box, { member, name, idle: 0, isLeaving: false })
      const row = { table_code: code, box, member, shown_name: name, taken_at: now }
      const isMine = await store.add(row).catch((error: unknown) => {
        held.delete(box)
        throw error
      })
      if (!isMine) await load()
      changed([member])
      return isMine ? null : 'box_taken'
    },
    /** Frees a box of a member; one with a bet in the coup on the table once that is over. */
    leave: async (member: string, box: number, coup: Pick<OpenCoup, 'bets'> | null): Promise<void> => {
      const holder = held.get(box)
      if (holder?.member !== member) return
      if (!coup?.bets.of(member).has(atBox('box', box))) return free([box])
      await store.setLeaving(code, box, true)
      holder.isLeaving = true
    },
    check: (member: string, stakes: SpotStakes): RoomFault | null => checkPlaces(held, member, stakes),
    /** Counts a coup that is being dealt: which boxes have a bet of their own in it. */
    countCoup: async ({ bets }: Pick<OpenCoup, 'bets'>): Promise<void> => {
      if (held.size === 0) return
      const played = [...held].flatMap(([box, { member }]) => (bets.of(member).has(atBox('box', box)) ? [box] : []))
      await store.countCoup(code, played)
      for (const [box, holder] of held) holder.idle = played.includes(box) ? 0 : holder.idle + 1
    },
    /** Frees boxes that are not used any more, before a coup opens. */
    sweep: async (): Promise<void> => {
      const members = new Set([...held.values()].map(({ member }) => member))
      for (const member of away.keys()) if (!members.has(member)) away.delete(member)
      for (const member of members) away.set(member, pages.isHere(member) ? 0 : (away.get(member) ?? 0) + 1)
      await free([...held].flatMap(([box, holder]) => (isOver(holder) ? [box] : [])))
    },
  }
}

const heldBoxes = (rows: readonly BoxRow[]): Map<number, Held> =>
  new Map(
    rows.map(({ box, member, shown_name: name, idle, is_leaving: isLeaving }) => [
      box,
      { member, name, idle, isLeaving },
    ]),
  )

/** Why a bet cannot lie there: at one's own boxes lie hands and side bets, behind those of others bets behind. */
function checkPlaces(held: ReadonlyMap<number, Held>, member: string, stakes: SpotStakes): RoomFault | null {
  const isAllowed = (spot: string): boolean => {
    const { name, box } = readBox(spot) ?? {}
    const holder = box === undefined ? undefined : held.get(box)
    if (!holder) return false
    return name === 'behind' ? holder.member !== member : holder.member === member && !holder.isLeaving
  }
  return [...stakes.keys()].every(isAllowed) ? null : 'wrong_box'
}
