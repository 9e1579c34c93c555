import { numbersOf } from '@sanuk/engines/live/roulette/spots'
import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'
import type { SpotPart } from '../game-props.ts'
import { CLOTH, type ClothSpot, clothSpots, type Place } from './cloth-places.ts'
import { colourOf } from './number-colour.ts'
import { evenChanceLabel } from './spot-name.ts'

type ClothProps = {
  readonly say: Say
  readonly Spot: SpotPart
  /** The spots that the table offers. */
  readonly offered: ReadonlySet<string>
  /** The numbers that what is under the pointer would cover. */
  readonly aimed: readonly number[]
  readonly onAim: (numbers: readonly number[]) => void
  /** Whether bets on half of the numbers have their French names on the cloth. */
  readonly isFrench: boolean
}

/** The cloth with all spots: fields, and small ones on the lines between them. */
export function Cloth({ say, Spot, offered, aimed, onAim, isFrench }: ClothProps) {
  return (
    <div className="roulette-cloth">
      {clothSpots.map(({ spot, kind, place }) => (
        <span
          key={spot}
          className="roulette-place"
          data-kind={kind}
          data-colour={colourOfSpot(spot)}
          data-covered={kind === 'number' && numbersOf(spot).every((number) => aimed.includes(number))}
          style={placeStyle(place)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onAim(numbersOf(spot))}
          onPointerLeave={() => onAim([])}
        >
          {offered.has(spot) ? (
            <Spot
              spot={spot}
              className={`roulette-spot roulette-${kind}`}
              label={labelOf(say, { spot, kind }, isFrench)}
            />
          ) : (
            <span className="roulette-closed">{labelOf(say, { spot, kind }, isFrench)}</span>
          )}
        </span>
      ))}
    </div>
  )
}

function colourOfSpot(spot: string) {
  if (spot === 'red' || spot === 'black') return spot
  return spot.startsWith('straight-') ? colourOf(numbersOf(spot)[0] ?? 0) : undefined
}

/** What stands on the cloth: nothing between numbers. */
function labelOf(say: Say, { spot, kind }: Pick<ClothSpot, 'spot' | 'kind'>, isFrench: boolean): string {
  if (kind === 'between') return ''
  const numbers = numbersOf(spot)
  if (kind === 'number') return String(numbers[0])
  if (spot.startsWith('column-')) return '2:1'
  if (spot.startsWith('dozen-')) return `${numbers[0]}–${numbers.at(-1)}`
  return evenChanceLabel(say, spot, isFrench)
}

function placeStyle({ x, y, width, height }: Place): CSSProperties {
  const part = (length: number, whole: number) => `${(length * 100) / whole}%`
  return {
    left: part(x, CLOTH.columns),
    top: part(y, CLOTH.rows),
    width: part(width, CLOTH.columns),
    height: part(height, CLOTH.rows),
  }
}
