import type { Round } from './use-round.ts'

/** What the last rounds paid, the latest first. */
export function History({ past }: { readonly past: readonly Round<unknown, unknown>[] }) {
  return (
    <ol className="past" aria-hidden={past.length === 0}>
      {past.map(({ spin, staked, win }) => (
        <li key={spin} data-won={win !== null && win > staked}>
          {multipleOf(win ?? 0n, staked)}
        </li>
      ))}
    </ol>
  )
}

/** How many stakes a win is, with two decimals at the most. */
export function multipleOf(win: bigint, stake: bigint): string {
  const hundredths = (win * 100n) / stake
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
  return `×${text.replace(/\.00$/, '')}`
}
