import type { SeamlessRefusal } from '@sanuk/contracts/seamless'

/** What a vendor refuses the platform, in the words of the seamless wallet. */
export class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal'
  readonly status: SeamlessRefusal

  constructor(status: SeamlessRefusal, message: string) {
    super(message)
    this.status = status
  }
}
