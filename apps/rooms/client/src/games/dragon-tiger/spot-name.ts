import type { RoomWord, Say } from '../../words.ts'

const NAMES: Readonly<Record<string, RoomWord>> = {
  dragon: 'rooms-dragon-tiger.spot.dragon',
  tiger: 'rooms-dragon-tiger.spot.tiger',
  tie: 'rooms-dragon-tiger.spot.tie',
  'suited-tie': 'rooms-dragon-tiger.spot.suited-tie',
  'dragon-big': 'rooms-dragon-tiger.spot.dragon-big',
  'dragon-small': 'rooms-dragon-tiger.spot.dragon-small',
  'dragon-odd': 'rooms-dragon-tiger.spot.dragon-odd',
  'dragon-even': 'rooms-dragon-tiger.spot.dragon-even',
  'dragon-red': 'rooms-dragon-tiger.spot.dragon-red',
  'dragon-black': 'rooms-dragon-tiger.spot.dragon-black',
  'tiger-big': 'rooms-dragon-tiger.spot.tiger-big',
  'tiger-small': 'rooms-dragon-tiger.spot.tiger-small',
  'tiger-odd': 'rooms-dragon-tiger.spot.tiger-odd',
  'tiger-even': 'rooms-dragon-tiger.spot.tiger-even',
  'tiger-red': 'rooms-dragon-tiger.spot.tiger-red',
  'tiger-black': 'rooms-dragon-tiger.spot.tiger-black',
}

/** What a spot is called; its code where the words know none. */
export function spotName(say: Say, spot: string): string {
  const word = NAMES[spot]
  return word ? say(word) : spot
}
