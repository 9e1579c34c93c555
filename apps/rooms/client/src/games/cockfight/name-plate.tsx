import type { FightCard } from '#protocol'
import type { Say } from '../../words.ts'
import type { Side } from './acts.ts'
import { birdName, plumageName } from './bird-name.ts'

type NamePlateProps = {
  readonly say: Say
  readonly side: Side
  readonly bird: FightCard[Side]
  readonly isWinner: boolean
}

/** Who fights on a side: name, colouring, weight and past fights. */
export function NamePlate({ say, side, bird, isWinner }: NamePlateProps) {
  const { name, plumage, grams, won, drawn, lost } = bird
  const kilograms = (grams / 1000).toFixed(1)
  return (
    <div className="fight-plate" data-side={side} data-winner={isWinner}>
      <b>{birdName(say, name)}</b>
      <span>{say('rooms-cockfight.plate', { plumage: plumageName(say, plumage), kilograms })}</span>
      <span>{say('rooms-cockfight.record', { won, drawn, lost })}</span>
    </div>
  )
}
