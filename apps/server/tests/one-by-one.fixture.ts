/** The same, each call begun when the one before has ended. */
export function oneByOne<Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>): typeof work {
  let before: Promise<unknown> = Promise.resolve()
  return (...given) => {
    const mine = before.then(() => work(...given))
    before = mine.catch(() => undefined)
    return mine
  }
}
