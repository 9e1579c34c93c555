import type { RoomWord, Say } from '../../words.ts'

const NAMES: Readonly<Record<string, RoomWord>> = {
  player: 'rooms-baccarat.spot.player',
  banker: 'rooms-baccarat.spot.banker',
  tie: 'rooms-baccarat.spot.tie',
  'player-pair': 'rooms-baccarat.spot.player-pair',
  'banker-pair': 'rooms-baccarat.spot.banker-pair',
  'either-pair': 'rooms-baccarat.spot.either-pair',
  'perfect-pair': 'rooms-baccarat.spot.perfect-pair',
  big: 'rooms-baccarat.spot.big',
  small: 'rooms-baccarat.spot.small',
  'player-dragon-bonus': 'rooms-baccarat.spot.player-dragon-bonus',
  'banker-dragon-bonus': 'rooms-baccarat.spot.banker-dragon-bonus',
  'super-six': 'rooms-baccarat.spot.super-six',
  'dragon-7': 'rooms-baccarat.spot.dragon-7',
  'panda-8': 'rooms-baccarat.spot.panda-8',
}

/** What a spot is called; its code where the words know none. */
export function spotName(say: Say, spot: string): string {
  const word = NAMES[spot]
  return word ? say(word) : spot
}
