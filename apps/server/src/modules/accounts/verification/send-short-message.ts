import { randomUUID } from 'node:crypto'
import type { Brand } from '#platform/caller'
import type { Delivery } from '#platform/delivery'
import { countryOfNumber } from '#platform/phone-number'
import type { SmsGateway } from '#platform/sms-gateway'

export type ShortMessageToSend = {
  readonly brand: Pick<Brand, 'name' | 'smsCountries'>
  /** In E.164; one that its member proved, because a message to anybody costs money. */
  readonly to: string
  readonly text: string
}

export type SendShortMessage = (wish: ShortMessageToSend) => Promise<Delivery>

/** Sends what a brand has to tell; refused for countries to which it sends no messages. */
export const sendShortMessage =
  (gateway: SmsGateway): SendShortMessage =>
  async ({ brand, to, text }) => {
    const country = countryOfNumber(to)
    if (!country || !brand.smsCountries.includes(country)) return 'refused'
    return gateway.send({ messageId: randomUUID(), to, sender: brand.name, text })
  }
