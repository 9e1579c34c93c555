import { PHONE_PATTERN } from './credentials.ts'
import { commonEra } from './typed-day.ts'
import { plainIdNumber, plainInvitation, plainPhone } from './typed-text.ts'

/** A number by which a messenger knows somebody, without its blanks; a name stays as it is. */
const plainContact = (text: string): string => {
  const plain = plainPhone(text)
  return PHONE_PATTERN.test(plain) ? plain : text
}

const PLAIN: Readonly<Record<string, (text: string) => string>> = {
  birthday: commonEra,
  idNumber: plainIdNumber,
  affiliateCode: plainInvitation,
  whatsapp: plainContact,
  zalo: plainContact,
  qqNum: plainIdNumber,
}

/** What somebody told of themselves in a field of the registration or the profile, as it is judged and kept. */
export const plainTold = (field: string, text: string): string =>
  (PLAIN[field] ?? ((it) => it))(text.normalize('NFC').trim())
