import { json, keyPair, origin } from '@sanuk/host/environment'
import { type AddressList, readAddressList } from '@sanuk/vendor-kit/address-list'
import { isEd25519PublicKey } from '@sanuk/vendor-kit/ed25519'
import * as z from 'zod/mini'
import type { GameVendor } from './vendors.ts'

const publicKey = z.strictObject({
  id: z.string().check(z.minLength(1)),
  algorithm: z.literal('ed25519'),
  publicKey: z.string().check(z.refine(isEd25519PublicKey, 'is no Ed25519 public key as PEM')),
})

const vendor = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(64)),
  wallet: z.enum(['seamless', 'transfer']),
  address: origin,
  /** By the first of these we sign, whatever the vendor signs by. */
  keys: keyPair,
  publicKeys: z._default(z.array(publicKey).check(z.maxLength(2)), []),
  addresses: z.optional(z.array(z.union([z.cidrv4(), z.cidrv6()])).check(z.minLength(1))),
})

/**
 * Game vendors as they stand in the environment, `[{"code":"ACME","name":"Acme","wallet":"seamless","address":…,
 * "keys":[…]}]`: with `publicKeys` for one that signs by Ed25519, and `addresses` it may call from, as CIDR.
 */
export const vendorSettings = json(
  z.array(
    z.pipe(
      vendor,
      z.transform(({ publicKeys, addresses, ...rest }) => vendorOf(rest, { publicKeys, addresses })),
    ),
  ),
)

type Settings = z.output<typeof vendor>

function vendorOf(
  { keys: [first, ...others], ...vendor }: Omit<Settings, 'publicKeys' | 'addresses'>,
  { publicKeys, addresses }: Pick<Settings, 'publicKeys' | 'addresses'>,
): GameVendor {
  const list: { addresses?: AddressList } = addresses ? { addresses: readAddressList(addresses) } : {}
  return { ...vendor, keys: [first, ...others, ...publicKeys], ...list }
}
