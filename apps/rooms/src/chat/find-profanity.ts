import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'
import { joinSpelledOut } from './spelled-out.ts'
import thai from './thai-profanity.json' with { type: 'json' }

/**
 * English words of `obscenity` (from cuss, MIT). Left out or narrowed is what is said at our tables or is a part of Thai
 * names in Latin letters: cocks fight here, and Somporn and Anusorn are people.
 */
const REPLACED = new Set(['cock', 'porn', 'anus'])

const english = new RegExpMatcher({
  ...new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => REPLACED.has(metadata?.originalWord ?? ''))
    .addPhrase((phrase) => phrase.addPattern(pattern`|porn|`).addPattern(pattern`|porno`).addPattern(pattern`pornhub`))
    .addPhrase((phrase) => phrase.addPattern(pattern`|anus|`))
    .addPhrase((phrase) => phrase.addPattern(pattern`cocksuck`))
    .build(),
  ...englishRecommendedTransformers,
})

/** Figures that stand alone are amounts and numbers of spots: 455 is no word, a55 is one. */
const FIGURES = /(?<![a-z@$])[\d.,:]+(?![a-z@$])/giu

const isEnglishProfanity = (text: string): boolean => english.hasMatch(text.replace(FIGURES, ' '))

/** Thai as it is compared: one way to write an am vowel, and letters that are typed to look like others. */
const plainThai = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\u0E4D\u0E32/gu, '\u0E33')
    .replace(/\u0E05/gu, '\u0E04')

const isThaiProfanity = (text: string): boolean =>
  thai.words.some(({ word, except }) => {
    const rest = except.reduce((left, allowed) => left.replaceAll(allowed, ' '), text)
    return rest.includes(word)
  })

/** Whether a cleaned text has a word that is not said here, in English or Thai, also where its letters stand apart. */
export function hasProfanity(text: string): boolean {
  const forms = [text, joinSpelledOut(text)].map((form) => form.normalize('NFC'))
  return forms.some((form) => isEnglishProfanity(form) || isThaiProfanity(plainThai(form)))
}
