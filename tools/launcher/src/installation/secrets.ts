import { join } from 'node:path'
import { Fault } from '../faults.ts'
import { readPrivately, writePrivately } from '../machine/private-file.ts'
import { secret } from './passwords.ts'

const names = [
  ...['superuser', 'owner', 'server', 'studio', 'rooms'],
  ...['vendorKey', 'bankKey', 'gatewayKey', 'feedKey', 'walletKey', 'ledgerKey', 'smsKey', 'seedKey'],
  ...['roomsKey', 'roomsSeedKey'],
] as const

/** What the programs of one installation know and nobody else: passwords of the database and shared signing keys. */
export type Secrets = Readonly<Record<(typeof names)[number], string>>

/** The installation's secrets, drawn at its first start and kept in its data directory. */
export const secretsOf = (dataDirectory: string): Secrets => {
  const path = join(dataDirectory, 'secrets.json')
  const kept = readPrivately(path)
  if (kept !== undefined && (typeof kept !== 'object' || kept === null)) throw new Fault(`${path} is damaged.`)
  const known = new Map<string, unknown>(Object.entries(kept ?? {}))
  const of = (name: string): string => {
    const value = known.get(name)
    return typeof value === 'string' ? value : secret()
  }
  const secrets: Secrets = {
    superuser: of('superuser'),
    owner: of('owner'),
    server: of('server'),
    studio: of('studio'),
    rooms: of('rooms'),
    vendorKey: of('vendorKey'),
    bankKey: of('bankKey'),
    gatewayKey: of('gatewayKey'),
    feedKey: of('feedKey'),
    walletKey: of('walletKey'),
    ledgerKey: of('ledgerKey'),
    smsKey: of('smsKey'),
    seedKey: of('seedKey'),
    roomsKey: of('roomsKey'),
    roomsSeedKey: of('roomsSeedKey'),
  }
  if (names.some((name) => secrets[name] !== known.get(name))) writePrivately(path, secrets)
  return secrets
}
