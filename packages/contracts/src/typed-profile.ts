import { PHONE_PATTERN } from './credentials.ts'
import { commonEra } from './typed-day.ts'
import { plainEmail, plainIdNumber, plainInvitation, plainName, plainPhone, plainText } from './typed-text.ts'

/** A number by which a messenger knows somebody, without its blanks; a name stays as it is. */
const plainContact = (text: string): string => {
  const plain = plainPhone(text.replace(/^(?:https?:\/\/)?wa\.me\/(?=\d)/i, '+'))
  return PHONE_PATTERN.test(plain) ? plain : text
}

/** A name on Telegram, also of a link to it. */
const plainTelegram = (text: string): string => text.replace(/^(?:https?:\/\/)?(?:t|telegram)\.me\/@?/i, '@')

const PLAIN: Readonly<Record<string, (text: string) => string>> = {
  fullName: plainName,
  payeeName: plainName,
  bankAccountName: plainName,
  email: plainEmail,
  birthday: commonEra,
  idNumber: plainIdNumber,
  affiliateCode: plainInvitation,
  whatsapp: plainContact,
  zalo: plainContact,
  telegram: plainTelegram,
  qqNum: plainIdNumber,
}

/** What somebody told of themselves in a field of the registration or the profile, as it is judged and kept. */
export const plainTold = (field: string, text: string): string => (PLAIN[field] ?? ((it) => it))(plainText(text))
