import { expect, test } from 'vitest'
import { readCatalogues } from './catalogues.ts'
import type { Language } from './word.ts'

/** Terms that the glossary in the README replaces, as they once stood in the product. */
const BANNED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\bdeeds?\b/i,
    /\bnothing in it\b/i,
    /\b(came in|went out)\b/i,
    /\bin less out\b/i,
    /\bbanks? told\b/i,
    /\bby hand\b/i,
    /\bby (itself|themselves)\b/i,
    /\b(take it|let it go)\b/i,
    /\bto be played\b/i,
    /\bthat (is|was) all\b/i,
    /\bdid not load\b/i,
    /\bnothing (here|fits|waits)\b/i,
    /\bwho(m)?ever\b/i,
    /\bstands? (in|at|with|there|here)\b/i,
    /\bbring (home|everything)\b/i,
    /\b(works here|way in|for once)\b/i,
    /\bthey say\b/i,
    /\bis good (for|until|once)\b/i,
    /\b(set|begins?|propose it) anew\b/i,
    /\breckon/i,
    /\be-mail/i,
  ],
  th: [/พีวีพี/, /เสี่ยงทวี/, /กันไว้/, /โปรโมชั่น/, /ผู้ปฏิบัติงาน/, /เอเย่นต์/, /ที่อยู่เดียวกับ/, /นับแล้ว$/, /ลายนิ้วมือของเลขลับ/, /[ก-๎]ๆ/],
}

test.each<Language>(['en', 'th'])('no message in %s uses a term that the glossary replaces', (language) => {
  const messages = [...readCatalogues(language).values()].flatMap(Object.entries<string>)
  const found = messages.filter(([, text]) => BANNED[language].some((term) => term.test(text)))
  expect(found).toEqual([])
})
