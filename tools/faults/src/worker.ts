import { randomInt, randomUUID } from 'node:crypto'
import type { Batcher } from '@sanuk/ledger/batcher'
import { LedgerBusy, LedgerUnknown } from '@sanuk/ledger/ledger-fault'
import type { PostResult, Transfer } from '@sanuk/ledger/transfer'
import { amount } from '@sanuk/money/amount'
import type { Config } from './config.ts'
import type { Journal, Line } from './journal.ts'

/** What the worker works with. */
export type Workplace = {
  readonly batcher: Batcher
  readonly journal: Journal
  readonly config: Config
  /** Called at the first answer, before it is written down. */
  readonly onAnswer: () => void
}

export type Worker = {
  /** Resolves after the last turn, or soon after `stop`: what was asked then is answered, or stays open. */
  readonly done: Promise<void>
  readonly stop: () => void
}

/** First asks again what earlier lines leave open, then asks for transfers as many callers would. */
export function startWorker(place: Workplace, earlier: readonly Line[]): Worker {
  let stopped = false
  const isOver = () => stopped
  const { FAULTS_CALLERS: callers, FAULTS_TURNS: turns } = place.config
  const call = async () => {
    for (let turn = 0; !stopped && (turns === 0 || turn < turns); turn += 1) {
      const transfer = someTransfer(place.config.FAULTS_BOOKS)
      await place.journal.write({ asked: transfer })
      await ask(place, transfer, isOver)
    }
  }
  const work = async () => {
    await Promise.all(openIn(earlier).map((transfer) => ask(place, transfer, isOver)))
    await Promise.all(Array.from({ length: callers }, call))
  }
  return {
    done: work(),
    stop: () => {
      stopped = true
    },
  }
}

/** What was asked and neither answered nor turned away. */
export function openIn(lines: readonly Line[]): Transfer[] {
  const over = new Set(lines.flatMap((line) => ('key' in line ? [line.key] : [])))
  return lines.flatMap((line) => ('asked' in line && !over.has(line.asked.key) ? [line.asked] : []))
}

/**
 * Asks until there is an answer, or all is over: as long as nobody knows, the same key is sent again. Of a key that was sent
 * once already, busy says only that this time nothing moved.
 */
async function ask(place: Workplace, transfer: Transfer, isOver: () => boolean): Promise<void> {
  const { batcher, journal, onAnswer } = place
  const { key } = transfer
  let unknown = false
  do {
    try {
      const heard: PostResult = await batcher.post(transfer)
      onAnswer()
      return await journal.write({ key, heard })
    } catch (error) {
      if (error instanceof LedgerBusy && !unknown) return await journal.write({ key, busy: true })
      if (!(error instanceof LedgerBusy || error instanceof LedgerUnknown)) throw error
      unknown = true
    }
  } while (!isOver())
}

function someTransfer({ house, members }: Config['FAULTS_BOOKS']): Transfer {
  const member = members[randomInt(members.length)] ?? house
  const kinds = ['bet', 'bet', 'win', 'transfer_out'] as const
  const kind = kinds[randomInt(members.length > 1 ? kinds.length : 1)] ?? 'bet'
  const other = members.filter((one) => one !== member)
  const [debit, credit] = {
    bet: [member, house],
    win: [house, member],
    transfer_out: [member, other[randomInt(Math.max(1, other.length))] ?? house],
  }[kind]
  return {
    key: randomUUID(),
    debit: debit ?? house,
    credit: credit ?? house,
    kind,
    amount: amount(BigInt(randomInt(20_000))),
    reference: randomUUID(),
  }
}
