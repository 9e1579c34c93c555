import type { AfterAnswer } from '#platform/after-answer'
import type { FindMemberByMobile } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { MailGateway } from '#platform/mail'
import type { SmsGateway } from '#platform/sms-gateway'
import { BREAKER_MS } from './breaker.ts'
import { createCodeSeal } from './code.ts'
import { requestCode } from './request-code.ts'
import { type SendNeeds, sendCode } from './send-code.ts'
import { sendMail } from './send-mail.ts'
import { sendShortMessage } from './send-short-message.ts'
import { spendCode } from './spend-code.ts'
import { createVerificationStore } from './store.ts'

export type Verification = ReturnType<typeof createVerification>

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly afterAnswer: AfterAnswer
  /** Without it no code can be kept. */
  readonly installationSecret: string | undefined
  readonly sms: SmsGateway | null
  readonly mail: MailGateway | null
  readonly spendBudgets: SendNeeds['spendBudgets']
  readonly findByMobile: FindMemberByMobile
}

/** Codes by short message and mail, by which somebody proves that a number or an address is theirs. */
export function createVerification({ mail, installationSecret, ...needs }: Needs) {
  const store = createVerificationStore(needs.database)
  const seal = installationSecret === undefined ? null : createCodeSeal(installationSecret)
  const sendLetter = mail && sendMail(mail)
  const send = sendCode({ ...needs, store, seal, sendMail: sendLetter })
  return {
    sendCode: send,
    requestCode: requestCode({ ...needs, sendCode: send }),
    spendCode: spendCode({ ...needs, store, seal }),
    /** Sends a letter of a brand; `null` where the installation has no mail server. */
    sendMail: sendLetter,
    /** Sends a short message of a brand; `null` where the installation has no gateway. */
    sendShortMessage: needs.sms && sendShortMessage(needs.sms),
    forgetOld: () => {
      const now = needs.clock()
      return store.forget(now, new Date(now.getTime() - BREAKER_MS))
    },
  }
}
