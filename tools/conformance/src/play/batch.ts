import * as z from 'zod/mini'
import { type Answer, inShort } from '../wire/answer.ts'
import { bytes, fresh, type Table } from './table.ts'
import { Broken, expectStatus } from './verdict.ts'

/** A call that travels in a batch: which one, and its fields. */
export type Carried = { readonly call: string; readonly [field: string]: unknown }

/** A call about our member with a name of its own, where nothing else is said. */
export const carried = (table: Table, call: string, more: object): Carried => ({
  call,
  ...table.party,
  transaction: fresh(),
  ...more,
})

const answered = z.object({ answers: z.array(z.looseObject({ status: z.string() })) })

export type CarriedAnswer = z.output<typeof answered>['answers'][number]

export const batchOf = (calls: readonly unknown[]) => ({ requestId: fresh(), calls })

/** The answers of a batch, one for each of so many calls. */
export function answersIn(answer: Answer, count: number): CarriedAnswer[] {
  const read = answered.safeParse(expectStatus(answer, 'OK').body)
  if (!read.success || read.data.answers.length !== count) throw new Broken(`${count} answers`, inShort(answer))
  return read.data.answers
}

/** Sends calls in one batch, and those again that have no answer yet: of each member these are the last ones. */
export async function sendBatch(table: Table, calls: readonly Carried[]): Promise<CarriedAnswer[]> {
  const answers = answersIn(await table.line.send('batch', bytes(batchOf(calls))), calls.length)
  const open = [...answers.keys()].filter((place) => answers[place]?.status === 'RETRY')
  if (open.length === 0) return answers
  const later = await sendBatch(
    table,
    open.flatMap((place) => calls[place] ?? []),
  )
  for (const [index, place] of open.entries()) answers[place] = later[index] ?? { status: '' }
  return answers
}

/** The statuses of a batch must be these, in this order. */
export function expectStatuses(answers: readonly CarriedAnswer[], expected: readonly string[]): void {
  const got = answers.map(({ status }) => status).join(' ')
  if (got !== expected.join(' ')) throw new Broken(expected.join(' '), got)
}
