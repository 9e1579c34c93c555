import { BOX_BETS, BOX_EXTRAS, readBox } from '@sanuk/engines/live/seat-blackjack/spots'
import type { Say } from '../../words.ts'

const NAMES = [...BOX_BETS, ...BOX_EXTRAS] as const

/** What a spot is called; its code where the game has none. */
export function spotName(say: Say, spot: string): string {
  const of = readBox(spot)
  const known = NAMES.find((name) => name === of?.name)
  return of && known ? say(`rooms-seat-blackjack.spot.${known}`, { box: of.box }) : spot
}

/** What a hand is called that is asked about. */
export function handName(say: Say, hand: string): string {
  const { name, box } = readBox(hand) ?? {}
  if (box === undefined) return hand
  if (name === 'first' || name === 'second') return say(`rooms-seat-blackjack.box.${name}`, { box })
  return say('rooms-seat-blackjack.box', { box })
}
