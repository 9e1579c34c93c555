import { randomUUID } from 'node:crypto'
import { COMMAND_LINE } from '@sanuk/contracts/audit'
import { say } from '@sanuk/locales/server-words'
import { CommandFault } from '../command-line/command-fault.ts'
import type { Brands } from '../modules/site/brands/index.ts'
import type { createOwners } from '../modules/staff/operators/index.ts'
import { onBehalfOf } from '../platform/brand-scope.ts'
import { Refusal } from '../platform/refusal.ts'
import { sayWord } from '../platform/say-word.ts'
import { type Command, TYPED_AS } from './options.ts'

type Needs = {
  readonly brands: Pick<Brands, 'add' | 'list' | 'home'>
  readonly owners: ReturnType<typeof createOwners>
}

type Asked<V extends Command['verb']> = Extract<Command, { verb: V }>

/** Does what was asked and answers what is to be printed. Throws a `CommandFault` where it cannot be done. */
export function perform(needs: Needs, command: Command): Promise<object> {
  switch (command.verb) {
    case 'brand add':
      return addBrand(needs, command)
    case 'brand list':
      return listBrands(needs)
    case 'operator add':
      return addOperator(needs, command)
  }
}

async function addBrand({ brands }: Needs, { brand }: Asked<'brand add'>): Promise<object> {
  const id = randomUUID()
  // The audit shows it where the platform is run from; of the first brand, that is the brand itself.
  const acting = { operator: COMMAND_LINE, brand: (await brands.home()) ?? id, call: 'sanuk brand add' }
  try {
    await onBehalfOf(acting, () => brands.add(brand, id))
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    const said = fault.fields.map(({ field, word, values }) => {
      return `${TYPED_AS[field]?.option ?? field}: ${sayWord('en', word, values)}`
    })
    throw new CommandFault(said.length > 0 ? said.join(' ') : say('en', `refusal.${fault.code}`))
  }
  const { code, name, domains, currency, languages, country, timeZone } = brand
  return { brand: code, name, hosts: domains, currency, languages, country, timeZone }
}

async function listBrands({ brands }: Needs): Promise<object> {
  const [all, home] = await Promise.all([brands.list(), brands.home()])
  return {
    brands: all.map(({ id, code, name, demo, domains, currency, languages, country, timeZone, retiredAt }) => ({
      brand: code,
      name,
      hosts: domains,
      currency,
      languages,
      country,
      timeZone,
      demo,
      home: id === home,
      retired: retiredAt !== null,
    })),
  }
}

async function addOperator(needs: Needs, { username, name, brand: code }: Asked<'operator add'>): Promise<object> {
  const brand = await demandBrand(needs, code)
  const made = await needs.owners.add(brand.id, { username, name })
  switch (made.outcome) {
    case 'added':
      return {
        brand: brand.code,
        operator: username.trim().toLowerCase(),
        name: name.trim(),
        role: 'Owner',
        password: made.password,
        decidesFrom: made.decidesFrom?.toISOString() ?? null,
      }
    case 'invalid':
      throw new CommandFault(
        made.field === 'name'
          ? '--name has 1 to 80 characters.'
          : `${username} is no username: it has 3 to 32 letters, digits, dots, dashes and _, and begins with a letter or digit.`,
      )
    case 'username_taken':
      throw new CommandFault(`There is an operator ${username} at ${brand.code} already.`)
    case 'enough_owners':
      throw new CommandFault(`${brand.code} has two owners already: they add everybody else in the back office.`)
  }
}

async function demandBrand({ brands }: Needs, code: string | undefined) {
  const all = await brands.list()
  const [first, second] = all
  if (!first) throw new CommandFault('There is no brand yet: ./sanuk brand add CODE --host HOST makes one.')
  const codes = all.map((one) => one.code).join(', ')
  if (code === undefined && second) throw new CommandFault(`--brand is missing: it is one of ${codes}.`)
  const brand = code === undefined ? first : all.find((one) => one.code === code)
  if (!brand) throw new CommandFault(`There is no brand ${code}: there are ${codes}.`)
  return brand
}
