import type { Outgoing } from '@sanuk/host/outgoing'
import { Refusal } from '#platform/refusal'
import { validateAddress } from './validate-address.ts'
import type { SettingsWish, VendorRecord, VendorSettings } from './vendor.ts'

/**
 * A vendor's settings as an operator wishes them. What the environment or the platform itself says of a vendor stays as it is there. Refuses
 * with `invalid_request` for a vendor that leaves the sandbox without an address: nobody could open its games, and for
 * a new address that is not called.
 */
export async function settingsOf(
  vendor: VendorRecord,
  wish: SettingsWish,
  outgoing: Pick<Outgoing, 'refuses'>,
): Promise<VendorSettings> {
  const { enabled } = vendor
  const seatHours = wish.seatHours ?? vendor.seatHours
  if (vendor.configured) {
    const { name, address, sandbox, wallet } = vendor
    const addresses = wallet === 'house' ? [] : wish.addresses
    return { ...wish, name, address, sandbox, addresses, enabled, seatHours }
  }
  if (!wish.sandbox && wish.address === null) {
    throw new Refusal('invalid_request', { fields: [{ field: 'address', word: 'field.required' }] })
  }
  if (wish.address !== vendor.address) await validateAddress(outgoing, wish.address)
  return { ...wish, enabled, seatHours }
}
