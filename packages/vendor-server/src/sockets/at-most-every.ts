/**
 * Does something at once, and as often as it is asked for, but at most once in so many milliseconds: what is asked for
 * meanwhile is done together at their end.
 */
export function atMostEvery(ms: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isWanted = false
  const run = () => {
    isWanted = false
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) run()
    }, ms)
    // What is still to be told keeps no process alive.
    timer.unref()
  }
  return () => {
    if (timer) isWanted = true
    else run()
  }
}
