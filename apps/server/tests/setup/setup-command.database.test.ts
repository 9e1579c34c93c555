import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { acrossBrands } from '../../src/platform/brand-scope.ts'
import { run } from '../../src/setup/run.ts'

/** A migrated database in which no brand is, with `./sanuk brand` and `./sanuk operator` on it. */
async function openEmpty() {
  const database = await cloneDatabase()
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  return {
    command: (...words: string[]) => acrossBrands(() => run(words, database.serverUrl)),
    rowsOf: async (query: string) => (await owner.query(query)).rows,
    close: async () => {
      await owner.end()
      await database.drop()
    },
  }
}

test('an empty database gets a brand, its copy and two owners, and nothing that could take money', async () => {
  const { command, rowsOf, close } = await openEmpty()
  onTestFinished(close)
  await expect(command('operator', 'add', 'mali')).rejects.toThrow('./sanuk brand add CODE --host')

  const acme = await command('brand', 'add', 'ACME', '--host', 'acme.example', '--name', 'Acme')
  expect(acme).toMatchObject({ brand: 'ACME', name: 'Acme', hosts: ['acme.example'], currency: 'THB', country: 'TH' })

  await rowsOf(`update system.brand set age_minimum = 21, gtag_id = 'G-ACME1' where code = 'ACME'`)
  await rowsOf(`insert into cashier.account (id, brand, kind, number, holder, added_at)
                     select gen_random_uuid(), id, 'biller', '099400000000001', 'Acme', now() from system.brand`)
  await command('brand', 'add', 'LOTUS', '--host', 'lotus.example', '--copy', 'ACME')

  const mali = await command('operator', 'add', 'Mali', '--name', 'Mali S.', '--brand', 'ACME')
  expect(mali).toEqual({
    brand: 'ACME',
    operator: 'mali',
    name: 'Mali S.',
    role: 'Owner',
    password: expect.stringMatching(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/),
    decidesFrom: null,
  })
  await command('operator', 'add', 'somchai', '--brand', 'ACME')
  await expect(command('operator', 'add', 'ploy', '--brand', 'ACME')).rejects.toThrow('two owners already')

  expect(
    await rowsOf('select code, demo, age_minimum, gtag_id, sms_countries from system.brand order by made_at'),
  ).toEqual([
    { code: 'ACME', demo: false, age_minimum: 21, gtag_id: 'G-ACME1', sms_countries: ['TH'] },
    { code: 'LOTUS', demo: false, age_minimum: 21, gtag_id: null, sms_countries: ['TH'] },
  ])
  const methods = await rowsOf(`select brand.code as brand, method.code, account, enabled
                                  from cashier.method join system.brand on brand.id = method.brand order by 1, 2`)
  expect(methods).toEqual(
    ['ACME', 'LOTUS'].flatMap((brand) =>
      ['bank_transfer', 'promptpay'].map((code) => ({ brand, code, account: null, enabled: true })),
    ),
  )
  const counts = await rowsOf(`
    select (select count(*) from cashier.account join system.brand on brand.id = account.brand
             where code = 'LOTUS')::int as accounts,
           (select count(*) from members.member)::int as members,
           (select count(*) from content.entry)::int as content,
           (select count(*) from operators.role join system.brand on brand.id = role.brand
             where code = 'LOTUS' and role.name in ('Owner', 'Finance'))::int as roles`)
  // Terms and a privacy policy for each brand, and nothing else.
  expect(counts).toEqual([{ accounts: 0, members: 0, content: 4, roles: 2 }])
  const legal = await rowsOf(`select brand.code, document, number, version -> 'sample' as sample
                                from content.legal_version join system.brand on brand.id = brand order by 1, 2`)
  expect(legal).toEqual(
    ['ACME', 'LOTUS'].flatMap((code) =>
      ['privacy', 'terms'].map((document) => ({ code, document, number: 1, sample: true })),
    ),
  )
  const audited = await rowsOf(
    `select distinct call, subject from audit.deed where call = 'sanuk brand add' order by 2`,
  )
  expect(audited.map(({ subject }) => subject)).toContain('system.brand')
})

let taken: Awaited<ReturnType<typeof openEmpty>>
beforeAll(async () => {
  taken = await openEmpty()
  await taken.command('brand', 'add', 'TAKEN', '--host', 'taken.example')
})
afterAll(() => taken.close())

test.each([
  [['brand', 'add', 'TAKEN', '--host', 'other.example'], 'CODE: This code is already in use.'],
  [['brand', 'add', 'NEW', '--host', 'taken.example'], '--host: taken.example belongs to another brand.'],
  [['brand', 'add', 'NEW', '--host', 'new.example', '--time-zone', 'Asia/Nowhere'], '--time-zone: Unknown time zone.'],
  [['brand', 'add', 'NEW', '--host', 'new.example', '--copy', 'NOBODY'], '--copy: '],
  [['operator', 'add', 'x', '--brand', 'TAKEN'], 'x is no username'],
  [['operator', 'add', 'mali', '--brand', 'NOBODY'], 'There is no brand NOBODY'],
])('the command %j is refused with the message: %s', async (words, message) => {
  await expect(taken.command(...words)).rejects.toThrow(message)
})
