import { type Chips, calledBets, neighbours, numbersOf, rouletteWheel } from '@sanuk/engines/live/roulette/spots'
import { Minus, Plus } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { Say } from '../../words.ts'
import { useLayMany } from '../lay-many.ts'
import { colourOf } from './number-colour.ts'
import { TRACKS, trackPlaces } from './track-places.ts'

type RacetrackProps = {
  readonly say: Say
  /** The spots that the table offers. */
  readonly offered: ReadonlySet<string>
  readonly isOpen: boolean
  /** Told which numbers the chips under the pointer would cover. */
  readonly onAim: (numbers: readonly number[]) => void
}

/** Neighbours on each side of a number. */
const FEWEST = 1
const MOST = 5
const USUAL = 2

const SECTIONS = ['tiers', 'orphelins', 'voisins'] as const

const wide = trackPlaces(TRACKS.wide)
const high = trackPlaces(TRACKS.high)

/** The numbers as they lie around the wheel: a press lays several chips, on a part of it or on a number and its neighbours. */
export function Racetrack({ say, offered, isOpen, onAim }: RacetrackProps) {
  const layMany = useLayMany()
  const [each, setEach] = useState(USUAL)
  const press = (chips: readonly Chips[]) => {
    const isPossible = isOpen && chips.every(({ spot }) => offered.has(spot))
    return {
      type: 'button' as const,
      'aria-disabled': !isPossible,
      onClick: () => isPossible && layMany(chips),
      onPointerEnter: () => onAim(isPossible ? coveredBy(chips) : []),
      onPointerLeave: () => onAim([]),
    }
  }
  return (
    <fieldset className="roulette-track" aria-label={say('rooms-roulette.track')}>
      <div className="roulette-ring">
        {rouletteWheel.map((number, at) => (
          <button
            key={number}
            className="roulette-track-number"
            data-colour={colourOf(number)}
            style={fieldStyle(at)}
            aria-label={say('rooms-roulette.neighbours.of', { number, each })}
            {...press(neighbours(number, each))}
          >
            {number}
          </button>
        ))}
        <div className="roulette-track-middle">
          {SECTIONS.map((section) => (
            <button key={section} className="roulette-section" data-section={section} {...press(calledBets[section])}>
              <span>{say(`rooms-roulette.section.${section}`)}</span>{' '}
              <small>{say('rooms-roulette.chips', { count: chipsIn(calledBets[section]) })}</small>
            </button>
          ))}
          <Neighbours {...{ say, each }} onChange={setEach} />
        </div>
      </div>
    </fieldset>
  )
}

type NeighboursProps = { readonly say: Say; readonly each: number; readonly onChange: (each: number) => void }

/** How many neighbours on each side a press on a number covers. */
function Neighbours({ say, each, onChange }: NeighboursProps) {
  return (
    <fieldset className="roulette-neighbours" aria-label={say('rooms-roulette.neighbours')}>
      <button
        type="button"
        aria-label={say('rooms-roulette.neighbours.fewer')}
        disabled={each <= FEWEST}
        onClick={() => onChange(each - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <span aria-live="polite">
        <small>{say('rooms-roulette.neighbours.short')}</small> {say('rooms-roulette.neighbours.each', { each })}
      </span>
      <button
        type="button"
        aria-label={say('rooms-roulette.neighbours.more')}
        disabled={each >= MOST}
        onClick={() => onChange(each + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  )
}

const coveredBy = (chips: readonly Chips[]): readonly number[] => chips.flatMap(({ spot }) => numbersOf(spot))

const chipsIn = (chips: readonly Chips[]): number => chips.reduce((sum, one) => sum + one.chips, 0)

/** Where a field lies on either track, in parts of a hundred: the look decides which of them is drawn. */
function fieldStyle(at: number): CSSProperties {
  const style: Record<string, string> = {}
  for (const [name, place] of [['wide', wide[at]] as const, ['high', high[at]] as const]) {
    if (!place) continue
    const { columns, rows } = TRACKS[name]
    style[`--${name}-x`] = `${(place.x * 100) / columns}%`
    style[`--${name}-y`] = `${(place.y * 100) / rows}%`
    style[`--${name}-width`] = `${(place.width * 100) / columns}%`
    style[`--${name}-height`] = `${(place.height * 100) / rows}%`
  }
  return style
}
