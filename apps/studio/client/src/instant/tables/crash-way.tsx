import type { Point } from './climb.ts'

const at = ({ across, up }: Point) => `${(across * 100).toFixed(2)} ${(100 - up * 100).toFixed(2)}`

/** The way that was flown, and the light beneath it. */
export function CrashWay({ way }: { readonly way: readonly Point[] }) {
  const line = way.map(at).join('L')
  const end = way.at(-1)
  return (
    <svg className="crash-way" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="crash-under" d={`M0 100L${line}L${((end?.across ?? 0) * 100).toFixed(2)} 100Z`} />
      <path className="crash-line" d={`M${line}`} />
    </svg>
  )
}
