import type { ReactNode } from 'react'
import type { RoomWord } from '../../words.ts'
import type { FeltProps } from '../game-look.ts'
import type { SpotKind } from './spot-name.ts'

type BankFeltProps = FeltProps & {
  readonly hands: readonly number[]
  /** The spots of a hand, the uppermost first. */
  readonly kinds: readonly SpotKind[]
  /** What is said of bets that can lose several units. */
  readonly note: RoomWord
  /** Spots of the bank, below the hands. */
  readonly children?: ReactNode
}

/** A column of spots for each hand: its number tells whose they are, so that a spot is labelled by its kind only. */
export function BankFelt({ kit, view, Spot, hands, kinds, note, children }: BankFeltProps) {
  const { say } = kit
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  return (
    <div className="bank-felt">
      <div className="bank-columns">
        {hands.map((hand) => (
          <div key={hand} className="bank-column">
            <span className="bank-column-head" aria-hidden="true">
              {say('rooms-bank-hands.hand', { hand })}
            </span>
            {kinds
              .filter((kind) => offered.has(`hand-${hand}-${kind}`))
              .map((kind) => (
                <Spot
                  key={kind}
                  spot={`hand-${hand}-${kind}`}
                  className={`bank-spot bank-spot-${kind}`}
                  label={say(`rooms-bank-hands.short.${kind}`)}
                />
              ))}
          </div>
        ))}
      </div>
      {children}
      <p className="bank-note">{say(note)}</p>
    </div>
  )
}

/** The spots of each hand of a felt, in columns. */
export const columnSpots = (hands: readonly number[], kinds: readonly SpotKind[]): readonly string[] =>
  hands.flatMap((hand) => kinds.map((kind) => `hand-${hand}-${kind}`))
