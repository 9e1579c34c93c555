import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { RefusedError } from '@sanuk/wire/faults'

/** What is wrong with single fields of a draft, by their names: `title.th`. */
export type ContentFaults = Readonly<Record<string, string>>

export function contentFaults(fault: unknown): ContentFaults {
  const fields = fault instanceof RefusedError ? fault.fields : []
  return Object.fromEntries(fields.map(({ field, message }) => [field.replace(/^draft\./, ''), message]))
}

/** The language of the first field that something is wrong with. */
export function languageOf(faults: ContentFaults): Language | undefined {
  const parts = Object.keys(faults).flatMap((field) => field.split('.'))
  return LANGUAGES.find((language) => language === parts.find((part) => LANGUAGES.some((known) => known === part)))
}
