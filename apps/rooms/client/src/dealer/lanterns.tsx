/** The night market behind the dealer: strings of lights and paper lanterns out of focus. */
export function Lanterns() {
  return (
    <svg className="lanterns" viewBox="0 0 1000 260" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className="string" d="M-20 10 Q160 92 330 40 T680 44 T1020 6" />
      <path className="string" d="M-20 66 Q240 10 480 62 T1020 60" />
      {LIGHTS.map(([x, y]) => (
        <circle key={`${x}`} className="light" cx={x} cy={y} r="4" />
      ))}
      {LANTERNS.map(([x, y, size, look]) => (
        <g key={`${x}`} className="lantern" data-look={look} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 -34 V-24" className="lantern-cord" />
          <ellipse cx="0" cy="0" rx="40" ry="42" className="lantern-glow" />
          <path d="M-20 -22 Q-30 0 -20 22 H20 Q30 0 20 -22 Z" className="lantern-paper" />
          <path d="M-9 -22 Q-14 0 -9 22 M9 -22 Q14 0 9 22 M0 -22 V22" className="lantern-rib" />
          <path d="M-13 -26 H13 V-21 H-13 Z M-13 21 H13 V26 H-13 Z" className="lantern-cap" />
          <path d="M0 26 V42" className="lantern-tassel" />
        </g>
      ))}
    </svg>
  )
}

const LIGHTS = [
  [48, 36],
  [112, 54],
  [178, 62],
  [246, 56],
  [318, 43],
  [398, 30],
  [452, 30],
  [566, 53],
  [618, 56],
  [702, 41],
  [772, 27],
  [846, 18],
  [930, 12],
] as const

const LANTERNS = [
  [86, 108, 1.1, 'warm'],
  [214, 84, 0.72, 'jade'],
  [330, 116, 0.6, 'warm'],
  [676, 112, 0.62, 'ruby'],
  [794, 84, 0.78, 'warm'],
] as const
