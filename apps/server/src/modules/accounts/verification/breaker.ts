const HOUR_MS = 60 * 60 * 1000

/** How far back the breaker looks. */
export const BREAKER_MS = 24 * HOUR_MS

/** From so many messages on it has an opinion, and so many of a hundred must have been used. */
const ENOUGH_TO_JUDGE = 12
const USED_PERCENT = 25

/**
 * Whether numbers in a row are sent codes that hardly anybody uses: nobody reads them, and somebody earns by them.
 */
export const isPumped = ({ sent, used }: { readonly sent: number; readonly used: number }): boolean =>
  sent >= ENOUGH_TO_JUDGE && used * 100 < sent * USED_PERCENT
