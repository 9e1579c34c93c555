import { type ReactNode, useState } from 'react'
import type { FeltProps } from '../game-look.ts'

/** Spots of one kind. Where there is little room, only one part of the felt is shown at a time. */
export type SpotGroup = {
  readonly kind: string
  readonly part: 'first' | 'second'
  readonly spots: readonly string[]
}

type DiceFeltProps = FeltProps & {
  readonly game: string
  readonly groups: readonly SpotGroup[]
  /** What stands on a spot instead of its name, if anything. */
  readonly faceOf: (spot: string) => ReactNode
}

const PARTS = ['first', 'second'] as const

/** The cloth of a game of dice. */
export function DiceFelt({ kit, view, Spot, game, groups, faceOf }: DiceFeltProps) {
  const [part, setPart] = useState<SpotGroup['part']>('first')
  const { say } = kit
  const codes = view.rules.spots.map(({ spot }) => spot)
  const known = groups.flatMap(({ spots }) => spots)
  const others: SpotGroup = { kind: 'other', part: 'first', spots: codes.filter((spot) => !known.includes(spot)) }
  const offered = [others, ...groups]
    .map((group) => ({ ...group, spots: group.spots.filter((spot) => codes.includes(spot)) }))
    .filter(({ spots }) => spots.length > 0)
  const hasParts = offered.some((group) => group.part === 'second')
  return (
    <div className="dice-felt" data-game={game} data-part={part}>
      {hasParts && (
        <fieldset className="felt-parts" aria-label={say('rooms-dice.parts')}>
          {PARTS.map((each) => (
            <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
              {say(`rooms-dice.part.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      <div className="felt-groups">
        {offered.map(({ kind, part: own, spots }) => (
          <div key={kind} className="felt-group" data-kind={kind} data-part={own}>
            {spots.map((spot) => {
              const face = faceOf(spot)
              return <Spot key={spot} spot={spot} {...(face !== undefined && { face })} />
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
