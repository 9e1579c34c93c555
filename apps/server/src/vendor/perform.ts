import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { CommandFault } from '../command-line/command-fault.ts'
import type { Members } from '../modules/accounts/members/index.ts'
import type { Catalogue } from '../modules/games/catalogue/index.ts'
import { sandboxGame } from '../modules/games/catalogue/index.ts'
import type { createTickets } from '../modules/games/launch/index.ts'
import type { Vendors } from '../modules/games/vendors/index.ts'
import { differenceAnswer, type Reconciliation, runAnswer } from '../modules/money/reconciliation/index.ts'
import type { Command } from './options.ts'

type Needs = {
  readonly vendors: Vendors
  readonly catalogue: Pick<Catalogue, 'one' | 'addUnlisted'>
  readonly membersNamed: Members['named']
  readonly issueTicket: ReturnType<typeof createTickets>
  readonly reconciliation: Pick<Reconciliation, 'compare' | 'differences'>
}

type Asked<V extends Command['verb']> = Extract<Command, { verb: V }>

/** Does what was asked and answers what is to be printed. Throws a `CommandFault` where it cannot be done. */
export function perform(needs: Needs, command: Command): Promise<object> {
  switch (command.verb) {
    case 'add':
      return add(needs, command)
    case 'key':
      return makeKey(needs, command)
    case 'revoke':
      return revoke(needs, command)
    case 'ticket':
      return ticket(needs, command)
    case 'reconcile':
      return reconcile(needs, command)
    case 'list':
      return list(needs)
  }
}

async function add({ vendors, catalogue }: Needs, { code, name, address, transfer }: Asked<'add'>): Promise<object> {
  const taken = new CommandFault(`There is a vendor ${code} already: ./sanuk vendor key ${code} makes it a key.`)
  if (await vendors.find(code)) throw taken
  const wallet = transfer ? ('transfer' as const) : ('seamless' as const)
  // One that holds a wallet of its own lists its games itself.
  const game = transfer ? null : sandboxGame({ code, name })
  if (game) await catalogue.addUnlisted(game)
  if (!(await vendors.add({ code, name, wallet, address, sandbox: true }))) throw taken
  return { vendor: code, name, wallet, address, sandbox: true, game: game?.code ?? null }
}

async function makeKey(needs: Needs, { code, publicKeyFile }: Asked<'key'>): Promise<object> {
  await demandOwnKeys(needs, code)
  const live = (await liveKeys(needs, code)).filter(
    ({ algorithm }) => algorithm === (publicKeyFile ? 'ed25519' : 'hmac'),
  )
  if (live.length > 1) {
    const ids = live.map(({ id }) => id)
    throw new CommandFault(
      `${code} has two live keys, ${ids.join(' and ')}: take one away by ./sanuk vendor key ${code} --revoke ${ids[0]}.`,
    )
  }
  const publicKey = publicKeyFile === undefined ? undefined : contentOf(publicKeyFile)
  const { id, secret } = await needs.vendors.makeKey(code, publicKey)
  return { vendor: code, key: id, ...(secret === null ? { algorithm: 'ed25519' } : { algorithm: 'hmac', secret }) }
}

async function revoke(needs: Needs, { code, key }: Asked<'revoke'>): Promise<object> {
  await demandOwnKeys(needs, code)
  const live = await liveKeys(needs, code)
  if (!live.some(({ id }) => id === key)) {
    const there = live.length > 0 ? `its live keys are ${live.map(({ id }) => id).join(' and ')}` : 'it has none'
    throw new CommandFault(`${code} has no live key ${key}: ${there}.`)
  }
  await needs.vendors.revokeKey(code, key)
  return { vendor: code, key, revoked: true }
}

async function ticket(needs: Needs, { member: username, game: code }: Asked<'ticket'>): Promise<object> {
  const { vendor, game, hall } = await sandboxGameNamed(needs, code)
  // Of several brands' members of one name the first who joined: in the sandbox it matters to nobody.
  const named = await needs.membersNamed(username)
  const [member] = named.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())
  if (!member) throw new CommandFault(`There is no member ${username}; a demo has the member demo.`)
  const issued = await needs.issueTicket({ member, session: null, vendor, game, hall, language: 'th' })
  return {
    ticket: issued.ticket,
    goodUntil: issued.goodUntil.toISOString(),
    vendor,
    game,
    member: member.id,
    currency: member.currency,
  }
}

async function reconcile({ vendors, reconciliation }: Needs, asked: Asked<'reconcile'>): Promise<object> {
  const { code, day, timeZone, file } = asked
  if (!(await vendors.find(code))) throw new CommandFault(`There is no vendor ${code}: ./sanuk vendor list names all.`)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandFault(`${file} cannot be read.`)
  const brought = { vendor: code, day, timeZone, path: file, fileName: basename(file), madeBy: './sanuk' }
  const { run, repeated } = await reconciliation.compare(brought)
  const list: object[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = await reconciliation.differences(run.id, {}, page)
    list.push(...read.list.map(differenceAnswer))
    pages = read.pages
  }
  return { ...runAnswer(run), repeated, list }
}

async function list({ vendors }: Needs): Promise<object> {
  const keys = (await vendors.keys()).filter(({ revokedAt }) => revokedAt === null)
  return {
    vendors: (await vendors.list()).map(({ code, name, wallet, address, sandbox, enabled, configured }) => ({
      vendor: code,
      name,
      wallet,
      address,
      sandbox,
      enabled,
      keys:
        configured && wallet !== 'house'
          ? 'environment'
          : keys
              .filter(({ vendor }) => vendor === code)
              .map(({ id, algorithm, madeAt }) => ({ key: id, algorithm, madeAt })),
    })),
  }
}

/** Somebody's game for a ticket that no member asked for: in the sandbox only. */
async function sandboxGameNamed({ vendors, catalogue }: Needs, code: string) {
  const found = await Promise.all(
    (await vendors.list()).map(async (vendor) => ({
      vendor,
      game: await catalogue.one({ vendor: vendor.code, code }),
    })),
  )
  const owners = found.flatMap(({ vendor, game }) => (game ? [{ vendor, hall: game.hall }] : []))
  const owner = owners.find(({ vendor }) => vendor.sandbox)
  if (owner) return { vendor: owner.vendor.code, game: code, hall: owner.hall }
  const live = owners[0]?.vendor
  throw new CommandFault(
    live
      ? `${code} is a game of ${live.code}, which is live: its games are opened by members. Tickets are for the sandbox.`
      : `There is no game ${code}: ./sanuk vendor add says which game a new vendor has.`,
  )
}

async function demandOwnKeys({ vendors }: Needs, code: string): Promise<void> {
  const vendor = await vendors.find(code)
  if (!vendor) throw new CommandFault(`There is no vendor ${code}: ./sanuk vendor add ${code} enters it.`)
  if (vendor.wallet === 'house') throw new CommandFault(`${code} is the platform itself: it has no keys.`)
  if (vendor.configured) throw new CommandFault(`${code} is set up in the environment, and so are its keys.`)
}

const liveKeys = async ({ vendors }: Needs, code: string) =>
  (await vendors.keys()).filter(({ vendor, revokedAt }) => vendor === code && revokedAt === null).reverse()

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CommandFault(`${file} cannot be read.`)
  }
}
