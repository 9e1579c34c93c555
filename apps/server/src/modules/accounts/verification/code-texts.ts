import type { CodePurpose } from '@sanuk/contracts/verification'
import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import { CODE_MINUTES } from './code.ts'
import type { Letter } from './letter.ts'

export type CodeText = {
  readonly code: string
  readonly purpose: CodePurpose
  readonly brand: string
  readonly language: Language
}

/**
 * What a phone receives. Its last line is the one by which phones fill the code in on this domain and on no other
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export function shortMessage({ code, purpose, brand, language }: CodeText, domain: string): string {
  const text = say(language, `verification.sms.${purpose}`, { code, brand })
  const warning = say(language, 'verification.sms.warning', { minutes: CODE_MINUTES })
  return `${text}\n${warning}\n\n@${domain} #${code}`
}

/** What a mailbox receives. */
export function codeLetter({ code, purpose, brand, language }: CodeText): Letter {
  return {
    subject: say(language, `verification.mail.${purpose}`, { brand }),
    paragraphs: [
      say(language, 'verification.mail.code', { minutes: CODE_MINUTES }),
      say(language, 'verification.mail.warning', { brand }),
    ],
    code,
  }
}
