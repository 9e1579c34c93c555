import { expect, test } from 'vitest'
import { FileFault } from '#platform/file-fault'
import { readStatement } from './read-statement.ts'

const HEAD = 'transaction,round,call,amount,currency,at'
const LINE = 't-1,r-1,bet,10.00,THB,2026-11-20T10:00:00Z'

/** A file that comes in pieces of so many bytes. */
async function* inPieces(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function read(text: string | Uint8Array, size = 7) {
  const lines = []
  for await (const some of readStatement(inPieces(text, size))) lines.push(...some)
  return lines
}

async function mistakesOf(text: string | Uint8Array) {
  const fault: unknown = await read(text).catch((error: unknown) => error)
  if (!(fault instanceof FileFault)) throw new Error(`no fault: ${JSON.stringify(fault)}`)
  return fault.mistakes.map(({ word, values }) => [word.replace('reconciliation.fault.', ''), values])
}

const FIRST = {
  line: 2,
  transaction: 't-1',
  round: 'r-1',
  call: 'bet',
  amount: 100_000n,
  currency: 'THB',
  at: new Date(Date.UTC(2026, 10, 20, 10)),
}

test.each([
  ['plain lines', `${HEAD}\n${LINE}\n`],
  ['lines that end in CR LF', `${HEAD}\r\n${LINE}\r\n`],
  ['a byte order mark', `\uFEFF${HEAD}\n${LINE}\n`],
  ['no line break at the end', `${HEAD}\n${LINE}`],
  [
    'quotes around everything',
    `"transaction","round","call","amount","currency","at"\n"${LINE.replaceAll(',', '","')}"`,
  ],
  ['empty lines at the end', `${HEAD}\n${LINE}\n\n\n`],
  ['a time with an offset from UTC', `${HEAD}\n${LINE.replace('10:00:00Z', '17:00:00.000+07:00')}`],
])('reads a CSV file with %s in pieces of any size', async (_, text) => {
  for (const size of [1, 2, 3, 1000]) expect(await read(text, size)).toEqual([FIRST])
})

// RFC 4180, section 2: commas, line breaks and doubled quotes within quotes.
test('columns may be in any order, with unknown columns between them', async () => {
  const text = 'at,note,Currency,amount,call,round,transaction\n'
  const note = '"of ""them"",\r\nin two lines"'
  const lines = await read(
    `${text}2026-11-20T10:00:00Z,${note},THB,10.00,bet,r-1,t-1\n2026-11-20T10:00:00Z,,THB,1,win,r-1,t-2`,
  )
  expect(lines).toEqual([FIRST, { ...FIRST, line: 4, transaction: 't-2', call: 'win', amount: 10_000n }])
})

test('reads JSON Lines, and reports a bad line with its number', async () => {
  const line = {
    transaction: 't-1',
    round: 'r-1',
    call: 'bet',
    amount: '10',
    currency: 'THB',
    at: '2026-11-20T10:00:00Z',
  }
  const text = `${JSON.stringify(line)}\n\n${JSON.stringify({ ...line, transaction: 'ก', round: 'r-2' })}`
  expect(await mistakesOf(text)).toEqual([['column', { line: 3, column: 'transaction' }]])
  for (const size of [1, 5, 1000])
    expect(await read(`${JSON.stringify(line)}\r\n`, size)).toEqual([{ ...FIRST, line: 1 }])
})

test.each([
  ['transaction', 't 1,r-1,bet,10,THB,2026-11-20T10:00:00Z'],
  ['round', `t-1,${'r'.repeat(65)},bet,10,THB,2026-11-20T10:00:00Z`],
  ['call', 't-1,r-1,betwin,10,THB,2026-11-20T10:00:00Z'],
  ['amount', 't-1,r-1,bet,"1,000",THB,2026-11-20T10:00:00Z'],
  ['amount', 't-1,r-1,win,-10,THB,2026-11-20T10:00:00Z'],
  ['amount', 't-1,r-1,win,1e3,THB,2026-11-20T10:00:00Z'],
  ['currency', 't-1,r-1,bet,10,baht,2026-11-20T10:00:00Z'],
  ['at', 't-1,r-1,bet,10,THB,2026-11-20T10:00:00'],
  ['at', 't-1,r-1,bet,10,THB,2026-13-20T10:00:00Z'],
])('a wrong %s is reported with its line number: %s', async (column, line) => {
  expect(await mistakesOf(`${HEAD}\n${LINE}\n${line}\n`)).toEqual([['column', { line: 3, column }]])
})

test('the amount of a resettle may be negative', async () => {
  expect(await read(`${HEAD}\n${LINE.replace('bet,10.00', 'resettle,-10.00')}`)).toMatchObject([{ amount: -100_000n }])
})

test.each([
  ['a header without all columns', `transaction,round,call\n${LINE}`, ['header', { columns: 'amount, currency, at' }]],
  ['a line with a column too many', `${HEAD}\n${LINE},x`, ['width', { line: 2 }]],
  ['a quote that is never closed', `${HEAD}\n${LINE}\n"t-2,r`, ['quote', { line: 3 }]],
  ['a quote within a bare field', `${HEAD}\nt"1,r-1`, ['quote', { line: 2 }]],
  ['text behind a closing quote', `${HEAD}\n"t"1,r-1`, ['quote', { line: 2 }]],
  ['invalid JSON', '{"transaction":"t-1",}\n', ['json', { line: 1 }]],
  [
    'a JSON line without a currency',
    JSON.stringify({ transaction: 't', round: 'r', call: 'bet', amount: 1 }),
    ['column', { line: 1, column: 'currency' }],
  ],
  ['a header without lines', `${HEAD}\n`, ['empty', undefined]],
  ['an empty file', '', ['empty', undefined]],
  ['bytes that are not UTF-8', new Uint8Array([0x74, 0xff, 0xfe]), ['text', undefined]],
])('%s is reported', async (_, text, mistake) => {
  expect(await mistakesOf(text)).toEqual([mistake])
})

test('several mistakes are reported together, ten at most', async () => {
  const wrong = LINE.replace('THB', 'baht')
  expect((await mistakesOf(`${HEAD}\n${`${wrong}\n${LINE}\n`.repeat(3)}`)).map(([, values]) => values)).toMatchObject([
    ...[{ line: 2 }, { line: 4 }, { line: 6 }],
  ])
  expect(await mistakesOf(`${HEAD}\n${`${wrong}\n`.repeat(30)}`)).toHaveLength(10)
})

test('refuses a statement of more than a million lines', { tags: ['slow'] }, async () => {
  async function* endless() {
    yield new TextEncoder().encode(`${HEAD}\n`)
    const many = new TextEncoder().encode(`${LINE}\n`.repeat(10_000))
    for (;;) yield many
  }
  let lines = 0
  const reading = async () => {
    for await (const some of readStatement(endless())) lines += some.length
  }
  await expect(reading()).rejects.toThrow('reconciliation.fault.lines')
  expect(lines).toBe(1_000_000)
})
