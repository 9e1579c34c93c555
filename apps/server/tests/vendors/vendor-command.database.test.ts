import { spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run as playConformance } from '../../../../tools/conformance/src/run.ts'
import { INSTALLATION_SECRET, openVendorRooms } from './vendor-room.fixture.ts'

const PROGRAM = join(import.meta.dirname, '../../src/vendor.ts')
const DOCS = join(import.meta.dirname, '../../../../docs')

let house: Awaited<ReturnType<typeof openVendorRooms>>
let address = ''
const directory = mkdtempSync(join(tmpdir(), 'vendor-'))
beforeAll(async () => {
  house = await openVendorRooms()
  // Programs that are told of keys and tickets have clocks of their own.
  house.letTimeGoOn()
  // The other process is the one that listens: what the command does, it must hear of.
  await house.other.site.listen({ host: '127.0.0.1', port: 0 })
  address = `http://localhost:${(house.other.site.server.address() as AddressInfo).port}`
  // What commands name that are refused: a vendor with its game, and the private half of a key.
  await command('add', 'REFUSED')
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(join(directory, 'half.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
})
afterAll(async () => {
  await house.close()
  rmSync(directory, { recursive: true })
})

/** `./sanuk vendor` beside the running house. */
async function command(...words: string[]) {
  const env = { ...process.env, SANUK_DATABASE_URL: house.clones.serverUrl, SANUK_LEDGER_KEY: INSTALLATION_SECRET }
  const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: directory, env })
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, fault] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { json: output === '' ? null : JSON.parse(output), fault, exit: await exit }
}

/** The words of the guide's own commands under a heading, and what it says that they print. */
function guided(heading: string) {
  const guide = readFileSync(join(DOCS, 'vendors.md'), 'utf8')
  const part = guide.slice(guide.indexOf(`\n## ${heading}\n`)).split('\n## ')[1] ?? ''
  return {
    commands: [...part.matchAll(/^\.\/sanuk vendor (.+)$/gm)].map(([, words = '']) => words.split(' ')),
    shell: [...part.matchAll(/^openssl .+$/gm)].map(([line]) => line),
    printed: [...part.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json)),
  }
}

const bySecret = ({ key, secret, vendor }: { key: string; secret: string; vendor: string }) => ({
  VENDOR: vendor,
  KEY_ID: key,
  VENDOR_SECRET: secret,
  PLATFORM: address,
})

test('the guide’s commands add a vendor, make a key and a ticket, and its example plays a round', async () => {
  const { commands, printed } = guided('Your first key')
  const answers = []
  for (const words of commands.slice(0, 3)) answers.push((await command(...words)).json)
  expect(answers.map((answer) => Object.keys(answer))).toEqual(printed.map((answer) => Object.keys(answer)))
  const [added, key, { ticket, game }] = answers
  expect(added).toEqual(printed[0])
  const child = spawn(process.execPath, ['round.ts'], {
    cwd: join(DOCS, 'examples/vendor'),
    env: { ...process.env, ...bySecret(key), LAUNCH_TICKET: ticket, GAME: game },
  })
  expect((await text(child.stdout)) + (await text(child.stderr))).toBe('bet OK 9999.00\nwin OK 10001.50\n')
})

test('the guide’s openssl commands make an Ed25519 key that can be registered', { tags: ['slow'] }, async ({
  skip,
}) => {
  const { commands, shell } = guided('Your first key')
  skip(spawnSync('openssl', ['version']).error !== undefined, 'there is no openssl here')
  for (const line of shell) spawnSync('sh', ['-c', line], { cwd: directory })
  await command('add', 'SIGNER')
  const { json } = await command(...(commands[3] ?? []).map((word) => (word === 'ACME' ? 'SIGNER' : word)))
  expect(json).toEqual({ vendor: 'SIGNER', key: 'k1', algorithm: 'ed25519' })
})

test('the vendor command exits with 0 when its reader closes the pipe', { tags: ['slow'] }, async () => {
  const env = { ...process.env, SANUK_DATABASE_URL: house.clones.serverUrl, SANUK_LEDGER_KEY: INSTALLATION_SECRET }
  const child = spawn(process.execPath, [PROGRAM, 'list'], { cwd: directory, env })
  child.stdout.destroy()
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  expect([await text(child.stderr), await exit]).toEqual(['', 0])
})

test('the sandbox game of a new vendor is not shown in the lobby', async () => {
  await command('add', 'HIDDEN')
  const lobby = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  expect(lobby.body.value.list.map(({ vendor }: { vendor: string }) => vendor)).not.toContain('HIDDEN')
})

test('the conformance program passes for a vendor that was just added', { tags: ['slow'] }, async () => {
  await command('add', 'PROVEN', '--name', 'Proven Games')
  const { json: key } = await command('key', 'PROVEN')
  const { json: opened } = await command('ticket', '--member', 'demo', '--game', 'proven-tiger')
  const { verdicts } = await playConformance({
    address,
    vendor: { code: 'PROVEN', key: { id: key.key, secret: key.secret } },
    token: opened.ticket,
    game: opened.game,
    only: ['signature', 'bet', 'win'],
    extras: { otherVendor: undefined, otherAddress: undefined, expiredToken: undefined },
    member: undefined,
    currency: undefined,
  })
  expect(verdicts.length).toBeGreaterThan(20)
  expect(verdicts.filter(({ outcome }) => outcome === 'failed')).toEqual([])
})

test('the vendor command rotates keys, and its list shows only live ones', { tags: ['slow'] }, async () => {
  await command('add', 'TURN')
  const { json: old } = await command('key', 'TURN')
  await command('key', 'TURN')
  const third = await command('key', 'TURN')
  expect(third).toMatchObject({ json: null, exit: 1, fault: expect.stringContaining('--revoke k1') })
  expect((await command('key', 'TURN', '--revoke', 'k1')).json).toEqual({ vendor: 'TURN', key: 'k1', revoked: true })
  const { json } = await command('list')
  const listed = json.vendors.find(({ vendor }: { vendor: string }) => vendor === 'TURN')
  expect(listed).toMatchObject({ sandbox: true, enabled: true, keys: [{ key: 'k2', algorithm: 'hmac' }] })
  expect(JSON.stringify(json)).not.toContain(old.secret)
  expect(json.vendors.find(({ vendor }: { vendor: string }) => vendor === 'STUDIO').keys).toBe('environment')
})

async function expectRefused(words: readonly string[], sentence: string): Promise<void> {
  const { json, fault, exit } = await command(...words)
  expect({ json, exit }).toEqual({ json: null, exit: 1 })
  expect(fault).toContain(sentence)
  expect(fault).toMatch(/^sanuk: /)
}

const refusedTitle = 'the vendor command %j fails with the message: %s'

test.each([
  [['add', 'acme'], 'capital letters'],
  [['key', 'REFUSED', '--public-key', 'half.pem'], 'no public half'],
  [['ticket', '--member', 'nobody', '--game', 'refused-tiger'], 'There is no member nobody'],
])(refusedTitle, expectRefused)

// Each starts a program.
test.each([
  [[], 'It is one of'],
  [['add'], 'code is missing'],
  [['add', 'STUDIO'], 'already'],
  [['add', 'NEW', '--address', 'games.example/play'], 'is no origin'],
  [['add', 'NEW', '--address', 'http://127.0.0.1:9'], 'not on the public internet'],
  [['add', 'NEW', '--transfer'], 'give its --address'],
  [['add', 'NEW', '--member', 'demo'], 'takes no --member'],
  [['key', 'NOBODY'], './sanuk vendor add NOBODY enters it'],
  [['key', 'STUDIO'], 'in the environment'],
  [['key', 'REFUSED', '--revoke', 'k9'], 'no live key k9'],
  [['key', 'REFUSED', '--public-key', 'nowhere.pem'], 'cannot be read'],
  [['ticket', '--member', 'demo'], '--game is missing'],
  [['ticket', '--member', 'demo', '--game', 'none'], 'There is no game none'],
  [['list', '--json'], 'Unknown option'],
])(refusedTitle, { tags: ['slow'] }, expectRefused)
