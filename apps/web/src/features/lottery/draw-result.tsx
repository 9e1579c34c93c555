import { Balls, type BallsProps } from './balls.tsx'
import { hasPrizes, type ResultPlace } from './drawn-prizes.ts'
import { PrizeTable } from './prize-table.tsx'

type DrawResultProps = Pick<BallsProps, 'family' | 'result' | 'arriving'> & {
  readonly place: ResultPlace
  /** Of balls. */
  readonly size?: BallsProps['size']
  /** All prizes at once, where there are prizes. */
  readonly whole?: boolean
}

/** What was drawn: balls, or the numbers of each prize. */
export function DrawResult({
  family,
  result,
  place,
  size = 'small',
  whole = false,
  arriving = false,
}: DrawResultProps) {
  if (hasPrizes(family)) return <PrizeTable family={family} result={result} place={place} whole={whole} />
  return <Balls family={family} result={result} size={size} arriving={arriving} />
}
