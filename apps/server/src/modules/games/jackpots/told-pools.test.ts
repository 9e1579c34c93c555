import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { expect, test } from 'vitest'
import type { CallVendor } from '#platform/vendors'
import { createToldPools } from './told-pools.ts'

type Needs = Parameters<typeof createToldPools>[0]
type Vendor = ReturnType<Needs['vendors']['all']>[number]

const names = { th: 'หม้อ', en: 'Pot' }
const potOf = (code: string, amount: string) => ({ code, names, games: ['a-game'], amount })

/** Vendors who answer what stands in their pools, or nothing; `asked` says who was asked, in order. */
function house(pools: Record<string, VendorAnswer<'jackpots'>['pools'] | null>, sandbox: readonly string[] = []) {
  const asked: string[] = []
  let now = Date.UTC(2026, 10, 25)
  const callVendor = async ({ code }: { code: string }) => {
    asked.push(code)
    const told = pools[code]
    return told ? { pools: told } : null
  }
  const all = () =>
    Object.keys(pools).map((code) => ({ code, called: { code }, enabled: true, sandbox: sandbox.includes(code) }))
  const jackpots = createToldPools({
    callVendor: callVendor as unknown as CallVendor,
    vendors: { all: all as unknown as () => Vendor[] },
    clock: () => new Date(now),
  })
  const amounts = async () => (await jackpots.in('THB')).map(({ vendor, amount }) => `${vendor} ${amount}`)
  return { asked, amounts, pools, pass: (ms: number) => (now += ms) }
}

test('lists the largest pool first and leaves out sandbox vendors', async () => {
  const vendors = { A: [potOf('one', '9.00'), potOf('two', '100.00')], B: [potOf('three', '20.5')], C: [] }
  const { amounts, asked } = house({ ...vendors, D: [potOf('four', '999.00')] }, ['D'])
  expect(await amounts()).toEqual(['A 100.00', 'B 20.5', 'A 9.00'])
  expect(asked).toEqual(['A', 'B', 'C'])
})

test('many visitors cause one vendor request in two seconds', async () => {
  const one = house({ A: [potOf('one', '9.00')] })
  await Promise.all([one.amounts(), one.amounts(), one.amounts()])
  one.pass(1_999)
  await one.amounts()
  expect(one.asked).toEqual(['A'])
  one.pass(1)
  one.pools.A = [potOf('one', '9.01')]
  expect(await one.amounts()).toEqual(['A 9.01'])
  expect(one.asked).toEqual(['A', 'A'])
})

test('a vendor that does not answer is not asked again for ten minutes', async () => {
  const one = house({ A: null })
  expect(await one.amounts()).toEqual([])
  one.pass(599_999)
  expect(await one.amounts()).toEqual([])
  expect(one.asked).toEqual(['A'])
  one.pass(1)
  await one.amounts()
  expect(one.asked).toEqual(['A', 'A'])
})
