/** How many chips make a stack of another colour. */
const HEIGHTS = [25, 10, 5, 2] as const

type RouletteChipProps = {
  readonly chips: number
  /** Whether it won or lost, once that is known. */
  readonly fate: 'won' | 'lost' | undefined
}

/** Chips on one bet: one stack, with their number on it, which is no text: the bet's own name tells it. */
export function RouletteChip({ chips, fate }: RouletteChipProps) {
  const height = HEIGHTS.filter((least) => chips >= least).length
  return (
    <span
      className="roulette-chip"
      key={chips}
      data-height={height}
      data-fate={fate}
      data-chips={chips}
      aria-hidden="true"
    />
  )
}
