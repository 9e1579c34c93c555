/** Keys of the American layout and of the Thai one (Kedmanee, TIS 820-2538), in the same order. */
const AMERICAN = '1234567890-=qwertyuiop[]asdfghjkl;\'zxcvbnm,./QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
const THAI = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'

const toThai = new Map([...AMERICAN].map((key, place) => [key, THAI.charAt(place)]))
const toAmerican = new Map([...THAI].map((key, place) => [key, AMERICAN.charAt(place)]))

const typedOn = (keys: ReadonlyMap<string, string>, text: string) =>
  [...text].map((key) => keys.get(key) ?? key).join('')

/** What the same keys write in the other layout: people forget to switch. */
export function onOtherKeyboard(text: string): string {
  return /[\u0e00-\u0e7f]/.test(text) ? typedOn(toAmerican, text) : typedOn(toThai, text)
}
