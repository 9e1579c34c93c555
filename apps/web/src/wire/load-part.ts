/** Longest that a part of the page may take to arrive. */
const LIMIT_MS = 120_000

/** After so long whoever waits is told that it is the network. */
const PATIENCE_MS = 6_000

/** Why a part did not come: another version of the site has taken its place, or the network did not bring it. */
export class PartFault extends Error {
  readonly reason: 'outdated' | 'slow'

  constructor(reason: PartFault['reason'], cause: unknown) {
    super(`A part of the page did not load: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Loads a part of the page, a second time where the first fails or takes too long. Fails with a `PartFault`. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  let told = false
  const waiting = setTimeout(() => {
    told = true
    setLate(late + 1)
  }, PATIENCE_MS)
  try {
    return await inTime(load()).catch(() => inTime(load()))
  } catch (fault) {
    throw new PartFault((await isOutdated()) ? 'outdated' : 'slow', fault)
  } finally {
    clearTimeout(waiting)
    if (told) setLate(late - 1)
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Nothing came for ${LIMIT_MS / 1000} s`)), LIMIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}

/** Whether this page's version is no longer served: its first script is gone then. */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[data-main]')?.dataset.main
  const answer = script && (await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))
  return answer !== undefined && answer !== '' && answer.status === 404
}

const listeners = new Set<() => void>()
let late = 0

function setLate(count: number): void {
  late = count
  for (const listener of listeners) listener()
}

/** Hears of every change of `isLate`. Answers how to stop that. */
export function watchLate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a part of the page has been on its way for long. */
export const isLate = (): boolean => late > 0
