import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRules } from '../../../../tools/conformance/src/rules/all-rules.ts'
import { type Report, run } from '../../../../tools/conformance/src/run.ts'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { GAME } from '../house.fixture.ts'
import { conformanceSettings, openVendorHouse, type VendorHouse } from './seat.fixture.ts'

/** These play every order in which the messages of a round can come, or hundreds of rounds at once. One stays quick. */
const playsManyRounds = ({ name }: { readonly name: string }) =>
  name !== 'rounds.two_bets' &&
  /^(rounds|orders)\.|^parallel\.bets$|^settle\.(mixed_)?orders$|^batch\.orders$/.test(name)
const quick = allRules.filter((rule) => !playsManyRounds(rule))

let house: VendorHouse
let report: Report

beforeAll(async () => {
  house = await openVendorHouse()
  const only = runsSlowTests ? [] : quick.map(({ name }) => name)
  report = await run(await conformanceSettings(house, { only }))
}, 300_000)
afterAll(() => house.close())

function expectPassed({ name }: { readonly name: string }): void {
  const verdict = report.verdicts.find(({ rule }) => rule.name === name)
  if (verdict?.outcome === 'failed') expect.fail(`expected ${verdict.expected}, got ${verdict.got}`)
  expect(verdict?.outcome).toBe('passed')
}

test.each(quick)('$name: $says', expectPassed)
test.each(allRules.filter(playsManyRounds))('$name: $says', { tags: ['slow'] }, expectPassed)

test('the conformance rules pass for a vendor that signs with Ed25519', { tags: ['slow'] }, async () => {
  // Vendors' clocks have gone on meanwhile.
  house.passTime(Date.now() - house.clock().getTime())
  const only = ['signature', 'request', 'bet', 'copies.bet', 'parallel.bets']
  const vendor = { code: 'STUDIO', key: house.vendorPrivateKey }
  const { verdicts } = await run(await conformanceSettings(house, { vendor, only }))
  expect(verdicts.length).toBeGreaterThan(25)
  expect(verdicts.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
})

const PROGRAM = join(import.meta.dirname, '../../../../tools/conformance/src/main.ts')

/** The program as a vendor starts it. */
async function start(token: string, secret = house.vendorKey.secret) {
  const words = ['--address', house.address, '--vendor', 'STUDIO', '--key', house.vendorKey.id, '--game', GAME]
  const child = spawn(process.execPath, [PROGRAM, ...words, '--only', 'bet.debits', '--json'], {
    env: { ...process.env, VENDOR_SECRET: secret, LAUNCH_TICKET: token },
  })
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { output: await text(child.stdout), fault: await text(child.stderr), exit: await exit }
}

test('the conformance program exits with 0 and a JSON report when every rule passes', async () => {
  const { output, exit } = await start((await conformanceSettings(house)).token)
  expect(JSON.parse(output)).toMatchObject({ passed: 1, failed: 0, rules: [{ name: 'bet.debits', outcome: 'passed' }] })
  expect(exit).toBe(0)
})

test('the conformance program exits with 2 and an error for an invalid launch ticket', async () => {
  const { fault, exit } = await start('no-such-ticket')
  expect(fault).toContain('401 INVALID_TOKEN')
  expect(exit).toBe(2)
})
