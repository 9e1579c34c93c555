import { setTimeout as pause } from 'node:timers/promises'
import { isReported, type Payment, type Reply } from './payment.ts'
import type { PaymentBook } from './payment-book.ts'

export type CourierNeeds = {
  readonly book: PaymentBook
  /** One try; throws where it is to be repeated. */
  readonly report: (payment: Payment) => Promise<Reply>
  /** Milliseconds before the try after `failures` failed ones in a row. */
  readonly backoff: (failures: number) => number
  readonly now: () => number
  readonly onFailure: (payment: Payment, error: unknown) => void
}

/** Carries payments to the platform, each in its own time, until they are answered. */
export type Courier = {
  /** Starts on a payment and resolves when it is answered, or when the courier stops. */
  readonly carry: (bankReference: string) => Promise<void>
  /** Lets a try that is under way end and starts no other; what is left waits in the book. */
  readonly stop: () => Promise<void>
}

export function createCourier(needs: CourierNeeds): Courier {
  const stopping = new AbortController()
  const rounds = new Map<string, Promise<void>>()

  async function carryAll(bankReference: string): Promise<void> {
    let failures = 0
    for (let payment = needs.book.find(bankReference); payment; payment = needs.book.find(bankReference)) {
      if (isReported(payment) || !(await waited(payment, failures))) return
      failures = (await tried(needs, payment)) ? 0 : failures + 1
    }
  }

  /** Waits until the next try is due; `false` when told to stop. */
  async function waited({ reportAt }: Payment, failures: number): Promise<boolean> {
    const rest = Math.max(reportAt - needs.now(), failures > 0 ? needs.backoff(failures) : 0, 0)
    return pause(rest, true, { signal: stopping.signal }).catch(() => false)
  }

  function carry(bankReference: string): Promise<void> {
    const running = rounds.get(bankReference)
    if (running) return running
    const round = carryAll(bankReference).finally(() => rounds.delete(bankReference))
    rounds.set(bankReference, round)
    return round
  }

  return {
    carry,
    stop: async () => {
      stopping.abort()
      await Promise.all(rounds.values())
    },
  }
}

/** One try and its note in the book; `false` where it is to be repeated. */
async function tried({ report, book, onFailure }: CourierNeeds, payment: Payment): Promise<boolean> {
  try {
    await book.noteReply(payment.message.bankReference, await report(payment))
    return true
  } catch (error) {
    onFailure(payment, error)
    return false
  }
}

/** Doubles from half a second to a minute. */
export function doubling(failures: number): number {
  return Math.min(250 * 2 ** failures, 60_000)
}
