import { useId } from 'react'

const TEETH = 24
/** The sign for luck, stroke by stroke, on a field of 100 by 100. */
const LUCK = 'M24 30H76M50 16V48M30 48H70M32 60H68V84H32Z'

/** The seal of gold on a red packet, with the sign for luck: a drawing, so that no device lacks the letter. */
export function Seal({ className }: { readonly className: string | undefined }) {
  const id = useId()
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <radialGradient id={id} cx=".36" cy=".3" r=".8">
        <stop offset="0" stopColor="#fff6cf" />
        <stop offset=".5" stopColor="#f8c75f" />
        <stop offset="1" stopColor="#c47f10" />
      </radialGradient>
      <path d={EDGE} fill={`url(#${id})`} />
      <circle cx="50" cy="50" r="39" fill="none" stroke="#a9680a" strokeWidth="1.6" opacity=".7" />
      <circle cx="50" cy="50" r="36" fill="none" stroke="#fff6cf" strokeWidth="1.2" opacity=".8" />
      <path
        d={LUCK}
        transform="translate(20 20) scale(.6)"
        fill="none"
        stroke="#a8101c"
        strokeWidth="8.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const EDGE = `M${Array.from({ length: TEETH * 2 }, (_, at) => {
  const radius = at % 2 === 0 ? 49 : 45
  const angle = (Math.PI * at) / TEETH
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')}Z`
