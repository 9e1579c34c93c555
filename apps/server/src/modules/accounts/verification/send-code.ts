import { randomUUID } from 'node:crypto'
import type { CodeChannel, CodePurpose } from '@sanuk/contracts/verification'
import type { Language } from '@sanuk/contracts/wire'
import type { AfterAnswer } from '#platform/after-answer'
import type { Brand } from '#platform/caller'
import type { SpendBudgets } from '#platform/capabilities/budgets'
import type { CodeSent } from '#platform/capabilities/sent-code'
import type { Clock } from '#platform/clock'
import type { Delivery } from '#platform/delivery'
import { countryOfNumber, demandServed } from '#platform/phone-number'
import { Refusal } from '#platform/refusal'
import type { SmsGateway } from '#platform/sms-gateway'
import { BREAKER_MS, isPumped } from './breaker.ts'
import { blockOf, budgetsOf } from './budgets.ts'
import { CODE_MINUTES, type CodeSeal, drawCode, RESEND_SECONDS } from './code.ts'
import { codeLetter, shortMessage } from './code-texts.ts'
import type { SendMail } from './send-mail.ts'
import type { VerificationStore } from './store.ts'

export type SendNeeds = {
  readonly store: VerificationStore
  readonly clock: Clock
  readonly seal: CodeSeal | null
  readonly sms: SmsGateway | null
  readonly sendMail: SendMail | null
  readonly spendBudgets: SpendBudgets
  readonly afterAnswer: AfterAnswer
}

export type CodeWish = {
  readonly brand: Brand
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  /** A number in E.164 or an address of mail. */
  readonly to: string
  readonly language: Language
  /** The browser, as its cookie names it. */
  readonly device: string | null
  readonly address: string
  /**
   * Where the answer must not tell whether the destination is somebody's: whether it is. Both take the same steps, and
   * what is sent is sent behind the answer.
   */
  readonly quietly?: { readonly isSomebodys: boolean }
}

/** "Try again after 5 minutes" is said of what is free again by then. */
const SOON_SECONDS = 5 * 60

/**
 * Sends a code, which ends the one before. Refuses with `function_off` where nothing can be sent to such a
 * destination, `code_too_often` and `code_quota_exceeded` where a budget is used up, and with `code_not_sent` where the
 * gateway did not take it.
 */
export const sendCode =
  (needs: SendNeeds) =>
  async (wish: CodeWish): Promise<CodeSent> => {
    const { seal } = needs
    if (!seal || !(wish.channel === 'sms' ? needs.sms : needs.sendMail)) throw new Refusal('function_off')
    await demandBudgets(needs, wish)
    const carried = await keepCode(needs, seal, wish)
    if (wish.quietly) {
      if (carried)
        needs.afterAnswer.begin('a code was not sent', async () => void (await handOver(needs, carried, wish)))
    } else if (carried && (await handOver(needs, carried, wish)) !== 'accepted') {
      throw new Refusal('code_not_sent')
    }
    return ANSWER
  }

const ANSWER: CodeSent = { expiredMinutes: CODE_MINUTES, resendSeconds: RESEND_SECONDS }

async function demandBudgets({ store, clock, spendBudgets }: SendNeeds, wish: CodeWish): Promise<void> {
  const { brand, channel, to, device, address } = wish
  const country = channel === 'sms' ? countryOfNumber(to) : null
  if (channel === 'sms') demandServed(country, brand)
  const now = clock().getTime()
  if (channel === 'sms') {
    const counts = await store.countSendings(brand.id, blockOf(to), new Date(now - BREAKER_MS))
    if (isPumped(counts)) throw new Refusal('code_quota_exceeded')
  }
  const exhausted = await spendBudgets(brand.id, budgetsOf({ channel, to, country, device, address }))
  if (!exhausted) return
  const { waitSeconds } = exhausted
  throw new Refusal(waitSeconds > SOON_SECONDS ? 'code_quota_exceeded' : 'code_too_often', { value: { waitSeconds } })
}

/** A code on its way, and the message that carries it. */
type Carried = { readonly code: string; readonly sending: string }

/** Keeps a new code. For nobody one is kept that no guess is right about; it is not sent. */
async function keepCode({ store, clock }: SendNeeds, seal: CodeSeal, wish: CodeWish): Promise<Carried | null> {
  const { purpose, channel, to } = wish
  const binding = { brand: wish.brand.id, purpose, channel, to }
  const carried = (wish.quietly?.isSomebodys ?? true) ? { code: drawCode(), sending: randomUUID() } : null
  const madeAt = clock()
  await store.keep(
    { brand: binding.brand, purpose, channel, destination: seal.destination(binding) },
    {
      digest: carried ? seal.digest(binding, carried.code) : seal.nobodys(),
      sending: carried?.sending ?? null,
      madeAt,
      expiresAt: new Date(madeAt.getTime() + CODE_MINUTES * 60_000),
    },
  )
  return carried
}

async function handOver(needs: SendNeeds, { code, sending }: Carried, wish: CodeWish): Promise<Delivery> {
  const { brand, purpose, channel, to, language } = wish
  const text = { code, purpose, brand: brand.name, language }
  if (channel === 'mail') {
    return needs.sendMail?.({ id: sending, brand, language, to, letter: codeLetter(text) }) ?? 'refused'
  }
  // Counted before it is sent: what nobody answered may have cost money all the same.
  await needs.store.addSending({ id: sending, brand: brand.id, block: blockOf(to), sentAt: needs.clock() })
  const message = { messageId: sending, to, sender: brand.name, text: shortMessage(text, brand.domains[0] ?? '') }
  return needs.sms?.send(message) ?? 'refused'
}
