/**
 * For every frame of a browser: without a graphics card one picture of a game takes a quarter of a second, and nobody
 * looks at it. Games are drawn more coarsely, and the show of slots goes `times` as fast; what is asked of the server,
 * answered, said and pressed is as for everybody. Games take no step of longer than a tenth of a second: the faster
 * they go, the more of their pictures are drawn, and the coarser. At more than 4, what they let stand to be read goes as
 * fast, too.
 */
export function hurryGames(times: number): void {
  if (window === window.top) return
  const isUnseen = times > 4
  const [every, fineness] = isUnseen ? [16, 0.05] : [100, 0.25]
  const begun = performance.now()
  const wait: (then: TimerHandler, ms?: number, ...told: unknown[]) => number = window.setTimeout.bind(window)
  const now = () => {
    // Games on tables hold what they show against the page's clock.
    const speed = document.documentElement.matches('.game-colours:not(.table-colours)') ? times : 1
    return begun + (performance.now() - begun) * speed
  }
  Object.defineProperty(window, 'devicePixelRatio', { get: () => fineness })
  window.requestAnimationFrame = (show) => wait(() => show(now()), every)
  window.cancelAnimationFrame = (number) => window.clearTimeout(number)
  if (!isUnseen) return
  const hurried: typeof wait = (then, ms = 0, ...told) => wait(then, ms < 5000 ? ms / times : ms, ...told)
  Object.assign(window, { setTimeout: hurried })
}
