import { expect } from 'vitest'
import type { Player, TestRooms } from '../rooms.fixture.ts'

type Process = Pick<TestRooms, 'table' | 'address'>

/** A table with boxes as tests play at it; `now` is the process that deals. */
export function seatsAt(rooms: TestRooms, now: () => Process) {
  const state = () => now().table.topic.state()
  const dealUntil = (phase: string) => rooms.dealUntil(phase, now().table)
  /** Lets what is due next happen. */
  const step = async (): Promise<void> => {
    const due = await now().table.advance()
    rooms.passTime(Math.max(0, due.getTime() - rooms.clock().getTime()))
  }
  return {
    state,
    dealUntil,
    step,
    /** Deals until bets are taken in a coup that nobody has bet on. */
    nextCoup: async (): Promise<string> => {
      if (state().phase === 'betting') await dealUntil('result')
      return (await dealUntil('betting')).coup?.id ?? ''
    },
    /** Deals until somebody is asked or the coup is over; answers about which hands. */
    untilAsked: async (): Promise<readonly string[]> => {
      while (!['deciding', 'result'].includes(state().phase)) await step()
      return state().coup?.deciding?.hands ?? []
    },
    /** Lets the time of the open step run out. */
    passStep: (ms = 0): void => {
      const until = Date.parse(state().coup?.deciding?.until ?? '')
      rooms.passTime(until + ms - rooms.clock().getTime())
    },
    shownAt: (place: string): string[] =>
      (state().coup?.shown ?? []).flatMap((turn) => (turn.place === place ? [turn.face] : [])),
  }
}

/** Sits a player down; answers why that was not possible. */
export async function takeBox(player: Player, box: number) {
  const before = player.heard.length
  player.say({ kind: 'take-box', table: player.opened.body.table.code, box })
  await expect.poll(() => player.heard.slice(before).some(({ kind }) => kind === 'boxes')).toBe(true)
  const told = player.heard.slice(before).findLast((said) => said.kind === 'boxes')
  return told?.kind === 'boxes' ? { boxes: told.boxes, fault: told.fault } : null
}

/** What cards count by the rules of blackjack, counted here apart from the engine. */
export function totalOf(cards: readonly string[]): number {
  const counts = cards.map((card) => ('TJQK'.includes(card.charAt(0)) ? 10 : Number(card.charAt(0)) || 1))
  const hard = counts.reduce((sum, count) => sum + count, 0)
  return counts.includes(1) && hard <= 11 ? hard + 10 : hard
}

/** What a hand wins for a stake of ten, stake included. */
export function winOfTen(own: readonly string[], dealer: readonly string[], isWhole = true): string {
  const isNatural = (cards: readonly string[]) => cards.length === 2 && totalOf(cards) === 21
  const [mine, theirs] = [totalOf(own), totalOf(dealer)]
  if (mine > 21) return '0.00'
  if (isWhole && isNatural(own)) return isNatural(dealer) ? '10.00' : '25.00'
  if (isNatural(dealer)) return '0.00'
  if (mine === theirs) return '10.00'
  return theirs > 21 || mine > theirs ? '20.00' : '0.00'
}
