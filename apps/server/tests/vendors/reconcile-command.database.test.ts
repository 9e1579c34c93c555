import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

const PROGRAM = join(import.meta.dirname, '../../src/vendor.ts')
const HEAD = 'transaction,round,call,amount,currency,at\n'

/** The zone in which it is about noon now: no midnight is near. */
const hours = 12 - new Date().getUTCHours()
const ZONE = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
const DAY = new Date(Date.now() + hours * 60 * 60 * 1000).toISOString().slice(0, 10)

let house: TestHouse
const directory = mkdtempSync(join(tmpdir(), 'reconcile-'))
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  const line = `t-1,r-1,bet,10.00,THB,${new Date().toISOString()}\n`
  writeFileSync(join(directory, 'statement.csv'), HEAD + line)
})
afterAll(async () => {
  await house.close()
  rmSync(directory, { recursive: true })
})

async function command(...words: string[]) {
  const env = { ...process.env, SANUK_DATABASE_URL: house.clones.serverUrl }
  const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: directory, env })
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, fault] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { json: output === '' ? null : JSON.parse(output), fault, exit: await exit }
}

/** A stake of ten baht, as the vendor's statement has it. */
async function playedLine(): Promise<string> {
  const token = await house.tokenOf('demo')
  const games = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  const body = { nodeId: games.body.value.list[0].nodeId, device: 'desktop' }
  await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
  const ticket = house.vendor.launches.at(-1)?.ticket ?? ''
  const { member } = (await house.seamless('authenticate', { token: ticket })).body
  const bet = { transaction: randomUUID(), round: randomUUID(), amount: '10.00', currency: 'THB' }
  await house.seamless('bet', { ...bet, token: ticket, member, game: GAME })
  return `${bet.transaction},${bet.round},bet,10.00,THB,${new Date().toISOString()}\n`
}

const reconcile = (file: string, day = DAY) => command('reconcile', 'STUDIO', '--day', day, '--zone', ZONE, file)

test('reconcile exits with 0 without differences, and with 1 and a list of the differences', async () => {
  const line = await playedLine()
  writeFileSync(join(directory, 'same.csv'), HEAD + line)
  expect(await reconcile('same.csv')).toMatchObject({
    exit: 0,
    fault: '',
    json: { vendor: 'STUDIO', day: DAY, lines: 1, differences: 0, repeated: false, list: [] },
  })
  writeFileSync(join(directory, 'other.csv'), HEAD + line.replace('10.00', '10.01'))
  expect(await reconcile('other.csv')).toMatchObject({
    exit: 1,
    json: { differences: 1, list: [{ kind: 'other_amount', theirs: { amount: '10.01' }, ours: { amount: '10.00' } }] },
  })
  expect(await reconcile('other.csv')).toMatchObject({ exit: 1, json: { repeated: true, differences: 1 } })
})

async function expectRefused(words: readonly string[], sentence: string): Promise<void> {
  const { json, fault, exit } = await command('reconcile', ...words)
  expect({ json, exit }).toEqual({ json: null, exit: 2 })
  expect(fault).toMatch(/^sanuk: /)
  expect(fault).toContain(sentence)
}

const refusedTitle = 'reconcile %j exits with 2 and an error'

test.each([
  [['STUDIO', '--day', DAY], "The vendor's statement is missing"],
  [['STUDIO', '--day', '2020-02-29', 'statement.csv'], 'Line 2 is not on 2020-02-29 in this time zone.'],
])(refusedTitle, expectRefused)

// Each starts a program.
test.each([
  [['STUDIO', 'statement.csv'], '--day is missing'],
  [['STUDIO', '--day', '2026-02-30', 'statement.csv'], 'is no day'],
  [['STUDIO', '--day', DAY, '--zone', 'Asia/Nowhere', 'statement.csv'], 'is no time zone'],
  [['STUDIO', '--day', DAY, 'nowhere.csv'], 'nowhere.csv cannot be read'],
  [['NOBODY', '--day', DAY, 'statement.csv'], 'There is no vendor NOBODY'],
  [['STUDIO', '--day', DAY, 'statement.csv', 'more.csv'], 'It is one of'],
])(refusedTitle, { tags: ['slow'] }, expectRefused)
