import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryCalls, wordsIn } from '../../../../tools/conformance/src/by-hand/try-calls.ts'
import { GAME } from '../house.fixture.ts'
import { CAMPAIGN, openVendorHouse, seatMember, type VendorHouse } from './seat.fixture.ts'

let house: VendorHouse
beforeAll(async () => {
  house = await openVendorHouse()
})
afterAll(() => house.close())

/** Makes the calls of these lines for a new member with 100 baht; answers what was told of each answer. */
async function tried(lines: readonly string[]): Promise<string[]> {
  const told: string[] = []
  const settings = {
    address: house.address,
    vendor: { code: 'STUDIO', key: house.vendorKey },
    token: await (await seatMember(house)).launch(),
    game: GAME,
    extras: {},
    only: [],
  }
  await tryCalls(settings, lines.map(wordsIn), (text) => void told.push(text))
  return told.filter((text) => !text.startsWith('POST '))
}

const balances = (answers: readonly string[]) =>
  answers.map((answer) => /"balance":"([^"]*)"/.exec(answer)?.[1] ?? answer.slice(0, 60))

test('rounds are played by verbs: each one is about the last bet, win and round unless it says otherwise', async () => {
  const answers = await tried([
    'balance',
    'bet 10 text="Home win" odds=1.95 event="Buriram v Muangthong"',
    'again',
    'return 4',
    'win 25 closed',
    'resettle 20',
    'betwin 10 3',
    'bet 1',
    'bet 2 same',
    'rollback',
    'bets 10 5',
    'settle 12',
    'settle 11',
    `prize 7 ${CAMPAIGN}`,
    'bet 1 round=first',
    'settle first:void',
  ])
  expect(balances(answers)).toEqual([
    ...['100.00', '90.00', '90.00', '94.00', '119.00', '114.00', '107.00', '106.00', '104.00', '106.00', '91.00'],
    '200 {"status":"OK","refused":[]}',
    '200 {"status":"OK","refused":[]}',
    // 91 and 11, which the second version has made of 12, and the prize.
    '109.00',
    '108.00',
    '200 {"status":"OK","refused":[]}',
  ])
})

test('verbs of a batch are calls of one batch, in their order', async () => {
  const [batch = '', round = ''] = await tried(['batch bet 10 + win 25 closed + rollback original=nobody', 'round'])
  const { answers } = JSON.parse(batch.slice(4))
  expect(answers).toMatchObject([
    { status: 'OK', balance: '90.00' },
    { status: 'OK', balance: '115.00' },
    { status: 'OK', balance: '115.00' },
  ])
  expect(JSON.parse(round.slice(4))).toMatchObject({ state: 'settled' })
})
