import { FACES } from '@sanuk/engines/live/dice/spots'
import type { DiceFaces } from './dice-faces.ts'

const [LOW, MIDDLE, HIGH] = [25, 50, 75]

/** Where the pips of each face are. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '1': [[MIDDLE, MIDDLE]],
  '2': [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  '3': [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  '4': [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  '5': [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  '6': [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
}

/** The pips of a face; one and four are red, as on dice of the East. */
function Pips({ face }: { readonly face: string }) {
  const isRed = face === '1' || face === '4'
  return PIPS[face]?.map(([x, y]) => (
    <circle key={`${x} ${y}`} className="pip" data-red={isRed} cx={x} cy={y} r={face === '1' ? 15 : 10.5} />
  ))
}

/** Dice with pips. */
export const numberFaces: DiceFaces = {
  all: FACES.map(String),
  draw: (face) => <Pips face={face} />,
  name: (_, face) => face,
  hasTotal: true,
}
