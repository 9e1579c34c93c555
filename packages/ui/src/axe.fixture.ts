import axe from 'axe-core'

/** Passes are not described, which would take most of the time. */
const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  // Who speaks to a page names a button by what it shows.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/**
 * Base UI's focus guards are hidden and only hand the focus on. The digits of Number Flow are blended in a way that axe
 * does not know (`plus-lighter`), for which it would skip the contrast of the whole page.
 */
const EXCLUDED = ['[data-base-ui-focus-guard]', 'number-flow']

/** What axe finds wrong in the page, or in a part of it, in a line each, and each rule that it could not apply. */
export async function findAxeViolations(part: Element = document.documentElement): Promise<string[]> {
  await endOfAnimations()
  const { violations, incomplete } = await axe.run({ include: [part], exclude: EXCLUDED }, OPTIONS)
  const skipped = incomplete.filter((result) => 'error' in result)
  return [...violations, ...skipped].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

/** Half-faded text has no contrast yet. What has just been opened starts to fade in the frame after next. */
async function endOfAnimations(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
