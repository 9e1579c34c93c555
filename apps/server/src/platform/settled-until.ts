/** So much is looked at twice: what was written a moment earlier may be committed a moment later. */
const OVERLAP_MS = 10_000

/**
 * Up to when a room that follows what others write in the order of time has seen everything: the last that it saw, or so
 * long ago that nothing earlier can still be committed; never earlier than `from`. What is newer it meets again.
 */
export function settledUntil(from: Date, last: Date | undefined, now: Date): Date {
  if (last === undefined) return from
  return new Date(Math.max(from.getTime(), Math.min(last.getTime(), now.getTime() - OVERLAP_MS)))
}
