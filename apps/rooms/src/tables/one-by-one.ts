export type OneByOne = <T>(work: () => Promise<T>) => Promise<T>

/** Does one thing after the other, in the order in which they were asked for; what fails stops nothing. */
export function oneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
