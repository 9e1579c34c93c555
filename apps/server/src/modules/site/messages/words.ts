import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import { parseAmount } from '@sanuk/money/amount'
import { currency, isCurrencyCode } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { writeMoment } from '#platform/write-moment'
import type { BoxRow, Facts } from './store/rows.ts'
import { writeTerms } from './write-terms.ts'

export type Reader = { readonly language: Language; readonly timeZone: string }

export type Words = { readonly title: string; readonly content: string }

/** What a message says to its reader: an operator's letter as it was written, a note in the words of the catalogue. */
export function wordsOf({ title, content, key, facts }: BoxRow, reader: Reader): Words {
  if (key === null) return { title: inLanguage(title, reader.language), content: inLanguage(content, reader.language) }
  const values = readable(facts ?? {}, reader)
  const text = say(reader.language, `letters.${key}.text`, values)
  return { title: say(reader.language, `letters.${key}.title`, values), content: `<p>${escaped(text)}</p>` }
}

function inLanguage(texts: Partial<Record<Language, string>> | null, language: Language): string {
  for (const one of [language, ...LANGUAGES]) if (texts?.[one]) return texts[one]
  return ''
}

/** Money, moments and contract terms among the facts as the reader writes them. */
function readable({ amount, currency: code, at, terms, ...facts }: Facts, reader: Reader): Facts {
  return {
    ...facts,
    ...(amount && code && isCurrencyCode(code) && { amount: formatMoney(parseAmount(amount), currency(code)) }),
    ...(at && { at: writeMoment(new Date(at), reader) }),
    ...(terms && { terms: writeTerms(terms, reader.language) }),
  }
}

/** What a person typed somewhere stays text. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
