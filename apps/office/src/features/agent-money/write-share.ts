/** Millionths in a per cent. */
const PERCENT = 10_000

/** A share in millionths, in per cent with two decimals or, where they are not enough, up to four: `3.88%`, `−0.975%`. */
export function writeShare(millionths: number): string {
  const digits = (Math.abs(millionths) / PERCENT).toFixed(4).replace(/0{1,2}$/, '')
  return `${millionths < 0 ? '−' : ''}${digits}%`
}
