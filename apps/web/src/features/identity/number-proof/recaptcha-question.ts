/** The frame in which reCAPTCHA asks what robots cannot answer; it stands in the page before it is shown. */
const QUESTION = 'iframe[src*="/recaptcha/api2/bframe"], iframe[src*="/recaptcha/enterprise/bframe"]'

/** An answer hides the question, too, and comes a moment later. */
const ANSWER_COMES_MS = 2000

/** What Firebase says of other windows that were closed. */
const CLOSED = { code: 'auth/popup-closed-by-user' }

/**
 * Watches whether somebody closes reCAPTCHA's question without an answer: neither reCAPTCHA nor Firebase's SDK tells of
 * that, and who waits for them waits for ever. `closed` rejects then, as Firebase does; `stop` ends the watch.
 */
export function watchQuestion(isAnswered: () => boolean): { closed: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>()
  let wasShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    const frame = document.querySelector(QUESTION)
    const isShown = frame !== null && getComputedStyle(frame).visibility === 'visible'
    clearTimeout(timer)
    if (wasShown && !isShown) {
      timer = setTimeout(() => {
        if (!isAnswered()) reject(Object.assign(new Error('reCAPTCHA was closed'), CLOSED))
      }, ANSWER_COMES_MS)
    }
    wasShown ||= isShown
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
  return {
    closed: promise,
    stop: () => {
      observer.disconnect()
      clearTimeout(timer)
    },
  }
}
