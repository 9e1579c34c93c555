import type { RoomWord } from '../../words.ts'
import type { FeltProps } from '../game-look.ts'
import { type SpotRow, SpotRows, spotRows } from '../spot-rows.tsx'

/** The rows of a table, the dragon on the left and the tiger on the right. */
export const dragonTigerRows: readonly SpotRow[] = [
  {
    kind: 'card',
    spots: ['dragon-big', 'dragon-odd', 'dragon-red', 'tiger-big', 'tiger-odd', 'tiger-red'],
  },
  {
    kind: 'card',
    spots: ['dragon-small', 'dragon-even', 'dragon-black', 'tiger-small', 'tiger-even', 'tiger-black'],
  },
  { kind: 'main', spots: ['dragon', 'tie', 'suited-tie', 'tiger'] },
]

const classes: Readonly<Record<string, string>> = { dragon: 'large', tiger: 'large', tie: 'medium' }

/** Colour and place tell whose card it is: the side stands in the name that is read out only. */
const labels: Readonly<Record<string, RoomWord>> = {
  big: 'rooms-dragon-tiger.short.big',
  small: 'rooms-dragon-tiger.short.small',
  odd: 'rooms-dragon-tiger.short.odd',
  even: 'rooms-dragon-tiger.short.even',
  red: 'rooms-dragon-tiger.short.red',
  black: 'rooms-dragon-tiger.short.black',
}

/** The spots of a table of dragon tiger. */
export function DragonTigerFelt({ kit, view, Spot }: FeltProps) {
  const labelOf = (spot: string) => {
    const word = labels[spot.replace(/^(dragon|tiger)-/, '')]
    return word && kit.say(word)
  }
  return (
    <SpotRows
      rows={spotRows(dragonTigerRows, view.rules)}
      Spot={Spot}
      classOf={(spot) => classes[spot]}
      labelOf={labelOf}
    />
  )
}
