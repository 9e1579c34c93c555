import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME } from '../house.fixture.ts'
import { openVendorHouse, seatMember, type VendorHouse } from './seat.fixture.ts'

const EXAMPLES = join(import.meta.dirname, '../../../../docs/examples/vendor')

let house: VendorHouse
beforeAll(async () => {
  house = await openVendorHouse()
})
afterAll(() => house.close())

/** Starts an example as its first lines say, and answers what it printed. */
async function start(command: string, words: readonly string[], more: NodeJS.ProcessEnv): Promise<string> {
  const env = { ...process.env, PLATFORM: house.address, GAME, ...more }
  const child = spawn(command, words, { cwd: EXAMPLES, env })
  const [output, fault] = await Promise.all([text(child.stdout), text(child.stderr)])
  return output + fault
}

const byStudio = () => ({ VENDOR: 'STUDIO', KEY_ID: house.vendorKey.id, VENDOR_SECRET: house.vendorKey.secret })
const lacks = (command: string): boolean => spawnSync(command, ['--version']).error !== undefined

test.for([
  [process.execPath, 'round.ts'],
  ['python3', 'round.py'],
] as const)('%s runs the example %s, which plays a round', async ([command, file], { skip }) => {
  skip(lacks(command), `there is no ${command} here`)
  const ticket = await (await seatMember(house)).launch()
  const printed = await start(command, [file], { ...byStudio(), LAUNCH_TICKET: ticket })
  expect(printed).toBe('bet OK 99.00\nwin OK 101.50\n')
})

test.skipIf(lacks('curl') || lacks('openssl'))(
  'the shell example makes a call signed with a shared secret',
  async () => {
    const ticket = await (await seatMember(house)).launch()
    const body = JSON.stringify({ requestId: '1', token: ticket })
    const printed = await start('sh', ['call.sh', 'authenticate', body], byStudio())
    expect(JSON.parse(printed)).toMatchObject({ status: 'OK', balance: '100.00' })
  },
)

test.skipIf(lacks('curl') || lacks('openssl'))(
  'the shell example makes a call signed with an Ed25519 key',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'vendor-'))
    const PRIVATE_KEY_FILE = join(directory, 'private.pem')
    const { id, privateKey } = house.vendorPrivateKey
    writeFileSync(PRIVATE_KEY_FILE, privateKey)
    const by = { VENDOR: 'STUDIO', KEY_ID: id, PRIVATE_KEY_FILE }
    const asked = JSON.stringify({ requestId: '1', token: await (await seatMember(house)).launch() })
    const right = await start('sh', ['call-ed25519.sh', 'authenticate', asked], by)
    const wrong = await start('sh', ['call-ed25519.sh', 'authenticate', asked], { ...by, VENDOR: 'OTHER' })
    rmSync(directory, { recursive: true })
    expect([JSON.parse(right).status, JSON.parse(wrong).status]).toEqual(['OK', 'INVALID_SIGNATURE'])
  },
)
