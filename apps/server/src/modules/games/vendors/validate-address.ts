import type { Outgoing } from '@sanuk/host/outgoing'
import { Refusal } from '#platform/refusal'

/** Refuses with `invalid_request` an address outside the public internet where the platform calls no other. */
export async function validateAddress({ refuses }: Pick<Outgoing, 'refuses'>, address: string | null): Promise<void> {
  if (address === null || !(await refuses(new URL(address)))) return
  throw new Refusal('invalid_request', { fields: [{ field: 'address', word: 'field.address_private' }] })
}
