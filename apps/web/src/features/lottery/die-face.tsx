import styles from './balls.module.css'

/** Places of the pips in a square of 24, by the number that they show. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [6.5, 6.5],
    [17.5, 17.5],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [6.5, 6],
    [17.5, 6],
    [6.5, 12],
    [17.5, 12],
    [6.5, 18],
    [17.5, 18],
  ],
}

/** The face of a die. One and four are red, as on the dice of East Asia. */
export function DieFace({ value }: { readonly value: number }) {
  const isRed = value === 1 || value === 4
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={isRed ? styles.redPips : styles.pips}>
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 1 ? 4 : 2.7} />
      ))}
    </svg>
  )
}
