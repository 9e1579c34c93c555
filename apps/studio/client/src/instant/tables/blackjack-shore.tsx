const LEAFLETS = 9

/** A leaf of a palm, bent like the end of a branch: leaflets on both sides of a stalk that hangs down. */
const LEAF = Array.from({ length: LEAFLETS }, (_, at) => {
  const along = (at + 1) / LEAFLETS
  const [x, y] = [190 * along, 70 * along * along]
  const [reach, lean] = [76 * Math.sin(Math.PI * (0.18 + 0.72 * along)), 42]
  const side = (down: number) =>
    `M${x} ${y} Q${x + lean * 0.2} ${y + down * reach * 0.55} ${x + lean} ${y + down * reach} Q${x + lean * 0.8} ${y + down * reach * 0.4} ${x + 15} ${y + 5}Z`
  return side(1) + side(-0.8)
}).join('')

const TURNS = [8, 42, 78]

/** What the cloth is printed with: palms that hang into its corners, and the sea in front of the player. */
export function BlackjackShore() {
  return (
    <>
      {(['left', 'right'] as const).map((side) => (
        <svg key={side} className="jack-palm" data-side={side} viewBox="0 0 260 260" aria-hidden="true">
          {TURNS.map((turn) => (
            <path key={turn} d={LEAF} transform={`rotate(${turn})`} />
          ))}
        </svg>
      ))}
      <svg className="jack-sea" viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <path key={row} d={waveAt(24 + row * 34)} />
        ))}
      </svg>
    </>
  )
}

/** A line of waves from one side of the cloth to the other. */
const waveAt = (height: number) => `M0 ${height} q50 -26 100 0 ${'t100 0 '.repeat(11)}`
