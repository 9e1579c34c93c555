import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CaptchaAnswer } from '@sanuk/contracts/guard'
import { plainCode } from '@sanuk/contracts/typed-text'
import type { Budget } from '#platform/capabilities/budgets'
import type { Clock } from '#platform/clock'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import type { Budgets } from './budgets.ts'
import { drawDigits } from './captcha-picture.ts'
import type { HumanCheck } from './human-check.ts'
import type { GuardKeys } from './keys.ts'
import type { GuardStore } from './store.ts'

const DIGITS = 5

/** How long a picture may be looked at. */
const GOOD_MS = 2 * 60 * 1000

/** Pictures for one address: as fast as anybody wants another one who cannot read this one. */
const DRAWN: Budget = { name: 'captcha drawn', limit: 1, seconds: 1 }

/** Answers for work: enough for somebody who mistypes a password again and again. */
const WORKED: Budget = { name: 'captcha worked', limit: 5, seconds: 10 * 60 }

type Needs = {
  readonly store: GuardStore
  readonly keys: GuardKeys
  readonly clock: Clock
  readonly budgets: Budgets
  /** Challenges that take some seconds. */
  readonly work: HumanCheck
}

/** Pictures of digits: each is good for one try, whether it was read right or not. */
export function createCaptcha({ store, keys, clock, budgets, work }: Needs) {
  const hashOf = (brand: string, id: string, text: string) => keys.hashOf(brand, 'captcha', `${id}\n${text}`)
  /** Thinks of digits and keeps them to be told. */
  const think = async (brand: string) => {
    const id = randomUUID()
    const text = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
    const expiresAt = new Date(clock().getTime() + GOOD_MS)
    await store.addCaptcha({ id, brand, answerHash: await hashOf(brand, id, text), expiresAt })
    return { id, text }
  }
  return {
    /** Draws a picture, a PNG in base64. Refuses with `too_many_requests` the second one within a second. */
    draw: async (brand: string, address: string): Promise<{ id: string; image: string }> => {
      await budgets.demand(brand, [{ ...DRAWN, subject: placeOf(address).address }])
      const { id, text } = await think(brand)
      return { id, image: (await drawDigits(text)).toString('base64') }
    },
    /** A challenge for whoever cannot see: their machine works for some seconds, and they read nothing. */
    work: work.challenge,
    /**
     * Digits, as if read, for the answer to that challenge. Refuses with `human_check_required`, and with
     * `too_many_requests` who asks again and again.
     */
    worked: async (brand: string, proof: string, address: string): Promise<{ id: string; text: string }> => {
      await budgets.demand(brand, [{ ...WORKED, subject: placeOf(address).address }])
      await work.demand(brand, proof)
      return think(brand)
    },
    /**
     * Takes what was read from a picture, which is gone then. Refuses with `captcha_required` where nothing was sent,
     * and with `captcha_wrong` beside the field.
     */
    spend: async (brand: string, answer: CaptchaAnswer | undefined): Promise<void> => {
      if (!answer) throw new Refusal('captcha_required', { fields: [{ field: 'captcha', word: 'field.required' }] })
      const [kept, given] = await Promise.all([
        store.takeCaptcha(brand, answer.id),
        hashOf(brand, answer.id, plainCode(answer.text)),
      ])
      const right = kept !== null && kept.expiresAt > clock() && timingSafeEqual(kept.answerHash, given)
      if (!right) throw new Refusal('captcha_wrong', { fields: [{ field: 'captcha', word: 'field.captcha_wrong' }] })
    },
  }
}
