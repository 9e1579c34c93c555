import { randomUUID } from 'node:crypto'
import type { Language } from '@sanuk/contracts/wire'
import type { Brand } from '#platform/caller'
import type { Delivery } from '#platform/delivery'
import type { MailGateway } from '#platform/mail'
import { type Letter, writeLetter } from './letter.ts'

export type LetterToSend = {
  readonly id?: string
  readonly brand: Pick<Brand, 'name'>
  readonly language: Language
  readonly to: string
  readonly letter: Letter
}

export type SendMail = (wish: LetterToSend) => Promise<Delivery>

/** Sends letters of brands through the installation's mail server. */
export const sendMail =
  (gateway: MailGateway): SendMail =>
  ({ id = randomUUID(), brand, language, to, letter }) =>
    gateway.send({ id, to, sender: brand.name, ...writeLetter(letter, { brand: brand.name, language }) })
