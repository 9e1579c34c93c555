/** What a vendor's call is answered, as far as this asks. */
type Answered = { readonly body: { readonly status: string } }

/**
 * Repeats the very same call for as long as there is no answer in time, as vendors do. Whatever a try that was not
 * waited for still does is over by then, since the repeat waits for it.
 */
export async function untilAnswered<T extends Answered>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call()
    if (answer.body.status !== 'RETRY') return answer
  }
}
