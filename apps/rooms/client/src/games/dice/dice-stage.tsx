import type { StageProps } from '../game-look.ts'
import { type DiceFaces, totalOfFaces } from './dice-faces.ts'
import { Die } from './die.tsx'

const PLACES = ['die-1', 'die-2', 'die-3'] as const

type DiceStageProps = StageProps & { readonly faces: DiceFaces }

/** Three dice on a dish under a glass dome. It is shaken until the dice lie, and lifted when all have been seen. */
export function DiceStage({ faces, say, shown, phase, coup, still, seen }: DiceStageProps) {
  const dice = PLACES.map((place) => shown.find((turn) => turn.place === place)?.face ?? null)
  const isLifted = !dice.includes(null) && seen === shown.length
  const isShaken = phase === 'dealing' && dice.includes(null)
  const told = isLifted ? dice.filter((face) => face !== null) : []
  return (
    <section
      className="dice-stage"
      data-lifted={isLifted}
      data-shaken={isShaken}
      data-still={still >= PLACES.length}
      aria-label={say('rooms-dice.dome')}
    >
      <div className="dish" aria-hidden={!isLifted}>
        {dice.map((face, at) => (
          <span
            key={`${coup} ${PLACES[at]}`}
            className="dish-place"
            {...(isLifted && face !== null && { role: 'img', 'aria-label': dieName(say, faces, face) })}
          >
            <Die {...{ faces, face, at }} motion={motionOf({ face, isShaken, isStill: at < still })} />
          </span>
        ))}
      </div>
      <span className="dome" aria-hidden="true" />
      {faces.hasTotal && told.length > 0 && (
        <p className="dice-total">{say('rooms-dice.total', { total: totalOfFaces(told) })}</p>
      )}
    </section>
  )
}

const dieName = (say: StageProps['say'], faces: DiceFaces, face: string) =>
  say('rooms-dice.die', { face: faces.name(say, face) })

type Thrown = { readonly face: string | null; readonly isShaken: boolean; readonly isStill: boolean }

function motionOf({ face, isShaken, isStill }: Thrown) {
  if (face === null) return isShaken ? 'tumbling' : 'resting'
  return isStill ? 'lying' : 'landing'
}
