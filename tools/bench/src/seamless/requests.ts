import { randomInt, randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SigningKey, sign } from '@sanuk/vendor-kit/sign'
import type { Seat } from './floor.ts'

type Wish = { readonly seats: readonly Seat[]; readonly key: SigningKey; readonly count: number }

/** Writes so many signed stakes into a file, from now on good for five minutes. */
export async function writeRequests({ seats, key, count }: Wish): Promise<{ file: string; remove(): void }> {
  const directory = mkdtempSync(join(tmpdir(), 'sanuk-bench-'))
  const file = join(directory, 'requests')
  const out = openSync(file, 'w')
  let last = ''
  let lines: string[] = []
  for (let index = 0; index < count; index += 1) {
    if (index % 100 !== 1) last = lineOf(seats[randomInt(seats.length)] as Seat, key, index % 100 === 2)
    lines.push(last)
    if (lines.length === 1000) {
      writeSync(out, lines.join(''))
      lines = []
    }
  }
  writeSync(out, lines.join(''))
  closeSync(out)
  return { file, remove: () => rmSync(directory, { recursive: true }) }
}

function lineOf({ member, token, game }: Seat, key: SigningKey, tooMuch: boolean): string {
  const transaction = randomUUID()
  const body = JSON.stringify({
    requestId: transaction.slice(0, 8),
    token,
    member,
    currency: 'THB',
    game,
    transaction,
    round: `r${transaction}`,
    amount: tooMuch ? '999999' : '1.00',
  })
  const timestamp = String(Date.now())
  const signature = sign({ method: 'POST', path: '/seamless/v1/bet', timestamp, body: Buffer.from(body) }, key)
  return `${key.id}\t${timestamp}\t${signature}\t${body}\n`
}
