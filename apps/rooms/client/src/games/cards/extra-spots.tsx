import type { FeltSpot } from '../game-look.ts'

type ExtraSpotsProps = {
  readonly spots: readonly string[]
  /** The spots on which something of the player lies. */
  readonly lying: ReadonlySet<string>
  readonly Spot: FeltSpot
}

/** What moves have cost lies on spots of its own, which are seen only while something is on them. */
export function ExtraSpots({ spots, lying, Spot }: ExtraSpotsProps) {
  const taken = spots.filter((spot) => lying.has(spot))
  if (taken.length === 0) return null
  return (
    <div className="spot-row" data-kind="extra">
      {taken.map((spot) => (
        <Spot key={spot} spot={spot} />
      ))}
    </div>
  )
}
