import type { SpotPay } from '@sanuk/engines/live/spots'
import type { RoomWord, Say } from '../../words.ts'

/** A case of a pay table in words. */
export function caseName(say: Say, { when }: SpotPay): string {
  const margin = /^(player|banker)-by-(\d)$/.exec(when)
  if (margin) return say('rooms-baccarat.when.margin', { points: Number(margin[2]) })
  const word: RoomWord | undefined = CASES[when]
  return word ? say(word) : when
}

const CASES: Readonly<Record<string, RoomWord>> = {
  player: 'rooms-baccarat.when.player',
  banker: 'rooms-baccarat.when.banker',
  tie: 'rooms-baccarat.when.tie',
  'banker-six': 'rooms-baccarat.when.banker-six',
  'banker-six-of-two-cards': 'rooms-baccarat.when.banker-six-of-two-cards',
  'banker-six-of-three-cards': 'rooms-baccarat.when.banker-six-of-three-cards',
  'banker-seven-of-three-cards': 'rooms-baccarat.when.banker-seven-of-three-cards',
  'player-eight-of-three-cards': 'rooms-baccarat.when.player-eight-of-three-cards',
  'player-pair': 'rooms-baccarat.when.player-pair',
  'banker-pair': 'rooms-baccarat.when.banker-pair',
  'either-pair': 'rooms-baccarat.when.either-pair',
  'one-perfect-pair': 'rooms-baccarat.when.one-perfect-pair',
  'two-perfect-pairs': 'rooms-baccarat.when.two-perfect-pairs',
  'four-cards': 'rooms-baccarat.when.four-cards',
  'more-than-four-cards': 'rooms-baccarat.when.more-than-four-cards',
  'player-natural': 'rooms-baccarat.when.natural',
  'banker-natural': 'rooms-baccarat.when.natural',
}
