import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../../../tools/conformance/src/run.ts'
import type { Fault } from './broken.fixture.ts'
import { FAULTS } from './faults.fixture.ts'
import { startProxy } from './proxy.fixture.ts'
import { conformanceSettings, OTHER_KEY, openVendorHouse, type VendorHouse } from './seat.fixture.ts'

let house: VendorHouse
beforeAll(async () => {
  house = await openVendorHouse()
})
afterAll(() => house.close())

/** What the program says of these rules at a platform that stands behind a proxy, by the rule's name. */
async function verdictsOf(broken: Fault['broken'], only: readonly string[]): Promise<Record<string, string>> {
  const keys = { STUDIO: house.vendorKey, OTHER: OTHER_KEY }
  const proxy = await startProxy(house.address, keys, broken(house.vendorKey))
  try {
    const { verdicts } = await run(await conformanceSettings(house, { address: proxy.address, only }))
    return Object.fromEntries(verdicts.map(({ rule, outcome }) => [rule.name, outcome]))
  } finally {
    await proxy.close()
  }
}

const each = (names: readonly string[], outcome: string) => Object.fromEntries(names.map((name) => [name, outcome]))

async function expectFound({ broken, caughtBy }: Fault): Promise<void> {
  expect(await verdictsOf(broken, caughtBy)).toEqual(each(caughtBy, 'failed'))
}

const SAMPLE = ['checks no signature', 'takes a bet twice', 'forgets a rollback']
const isInSample = ({ name }: Fault) => SAMPLE.includes(name)

test.each(FAULTS.filter(isInSample))('detects a platform that $name by the rules $caughtBy', expectFound)

test.each(FAULTS.filter((fault) => !isInSample(fault)))(
  'detects a platform that $name by the rules $caughtBy',
  {
    tags: ['slow'],
  },
  expectFound,
)

test('passes a platform behind a proxy that changes nothing', { tags: ['slow'] }, async () => {
  // It calls from one address itself, so that is the one rule it cannot keep.
  const names = [...new Set(FAULTS.flatMap(({ caughtBy }) => caughtBy))].filter((name) => name !== 'vendors.address')
  expect(await verdictsOf(() => (asked) => asked.pass(), names)).toEqual(each(names, 'passed'))
})
