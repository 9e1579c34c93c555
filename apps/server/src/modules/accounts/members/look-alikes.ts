import { westernDigits } from '@sanuk/money/digits'

/**
 * Letters that look like Latin ones, by what they look like: the part of Unicode's confusables that stands for the letters
 * a to z and is folded neither by NFKC nor by taking accents away. A small letter stands for its capital, too, where both
 * look alike. From https://www.unicode.org/Public/17.0.0/security/confusables.txt (UTS #39), © Unicode, Inc., under the
 * Unicode License v3 (https://www.unicode.org/license.txt).
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑαаᎪᗅꓮ\u{102a0}\u{16f40}',
  b: 'ƀƃƄɓΒБВЬѣҍᏏᏴᑲᑳᖯᗷⲂꓐꞴ\u{10282}\u{102a1}\u{10301}',
  c: 'ȼсҫငၚᴄⲥꓚꮯ\u{102a2}\u{10302}\u{1043d}\u{1051c}\u{118e9}\u{118f2}',
  d: 'ÐđƌɖɗԁᎠᏧᑯᗞᗪꓒꓓ',
  e: 'ɇΕеҽҿᎬⴹꓰꬲ\u{10286}\u{118a6}\u{118ae}',
  f: 'ƒϜքᖴᵮẝꓝꞙꬵ\u{10287}\u{102a5}\u{10525}\u{118c2}',
  g: 'ƍǥɠɡԌցᏀᏳᶃꓖ',
  h: 'ħɦΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ\u{102cf}',
  i: 'ıɨɩɪιіւᵻᵼⲓꙇꭵ\u{118c3}',
  j: 'ɉϳјᎫᒍꓙꞲ',
  k: 'ƙΚКҚҞᏦᛕⱩⲔꓗꝀ\u{10518}',
  l: 'łƖƗƚǀɫɭΙІӏ\u{5d5}\u{5df}\u{627}\u{661}\u{6f1}\u{7ca}ᏞᒪᛁⲒⳐⵏꓡꓲ\u{1028a}\u{10309}\u{10320}\u{1041b}\u{10526}\u{118a3}\u{118b2}\u{16f16}\u{16f28}\u{1e8c7}',
  m: 'ΜϺМӍᎷᗰᛖⲘꓟ\u{102b0}\u{10311}',
  n: 'ŋƝƞɳΝηղոռᵰⲚꓠ\u{10513}',
  o: 'øɵθοσϭоѳөօ\u{5e1}\u{647}\u{665}\u{6be}\u{6c1}\u{6d5}\u{6f5}\u{6ff}\u{7c0}\u{966}\u{9e6}\u{a66}\u{ae6}ଠ\u{b66}\u{be6}\u{c02}\u{c66}\u{c82}\u{ce6}\u{d02}ഠ\u{d66}\u{d82}\u{e50}\u{ed0}ဝ\u{1040}ჿዐ\u{17e0}ᴏᴑⲑⲟⴱⵁⵔ\u{3007}ꓳꝋꬽꬾꭴꮎꮻ\u{10292}\u{102ab}\u{1042c}\u{104ea}\u{10516}\u{114d0}\u{118b5}\u{118c8}\u{118d7}\u{118e0}',
  p: 'þƥƿρϸрᏢᑭᵽⲣⳏꓑ\u{10295}',
  q: 'ʠԛգզⵕ',
  r: 'ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ\u{104b4}\u{16f35}',
  s: 'ƽʂѕՏടᏕᵴꓢꜱꮪ\u{10296}\u{10448}\u{118c1}\u{16f3a}',
  t: 'ŧƭƮȾΤТҬᎢᵵⲦꓔ\u{10297}\u{102b1}\u{10315}\u{118bc}\u{16f0a}',
  u: 'Ʉʋυџսሀᑌᴜᵾꓴꞟꭎꭒꮜ\u{104f6}\u{118d8}\u{16f42}',
  v: 'νѵ\u{5d8}\u{667}\u{6f7}ᐯᴠⴸꓦꛟꮩ\u{1051d}\u{11706}\u{118c0}\u{16f08}',
  w: 'ɯшѡԝաᏔᴡⲽꓪꝡꮃ\u{114c5}\u{1170a}\u{1170e}\u{1170f}\u{118e6}\u{118ef}',
  x: 'ΧхҲᕁᕽᚷⲬⵝꓫꞳ\u{10290}\u{102b4}\u{10317}\u{10322}\u{10527}\u{118ec}',
  y: 'ƴɏɣʏΥγуүұყᎩᎽᶌỿⲩꓬꭚ\u{102b2}\u{118a4}\u{118dc}\u{16f43}',
  z: 'ƶȥʐΖᴢᵶꓜꮓ\u{102f5}\u{118a9}\u{118c4}\u{118e5}',
  aa: 'ꜳ',
  ae: 'æӕ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  bl: 'Ы',
  dz: 'ʣ',
  fn: 'ʩ',
  ll: 'ǁ\u{5f0}',
  lo: 'Ю',
  ls: 'ʪ',
  lz: 'ʫ',
  oe: 'œ',
  oo: 'ꚙꝏ',
  rn: 'ɱᵯ\u{11700}\u{118e3}',
  tf: 'ꝷ',
  ts: 'ʦ',
  ue: 'ᵫ',
  uo: 'ꭣ',
}

/** Small capitals, most of which confusables.txt leaves as they are; Unicode names them `LATIN LETTER SMALL CAPITAL …`. */
const SMALL_CAPITALS = { from: 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', to: 'abcdefghijklmnopqrstuvwyz' }

const LATIN = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([latin, signs]) => [...signs].map((sign) => [sign, latin] as const)),
  ...[...SMALL_CAPITALS.from].map((sign, at) => [sign, SMALL_CAPITALS.to.charAt(at)] as const),
])

/** Digits and signs that stand for letters, and letters that cannot be told apart; the same is done to both sides. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[1l!|]/g, 'i'],
  [/3/g, 'e'],
  [/[4@]/g, 'a'],
  [/[5$]/g, 's'],
  [/7/g, 't'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** What cannot be seen: zero-width characters, joiners, directions, variation selectors. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Accents of Latin letters. Marks of Thai are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g

const asLatin = (text: string): string => [...text].map((sign) => LATIN.get(sign) ?? sign).join('')

/**
 * A name as readers take it, to be compared with others that were folded, too: like the skeleton of UTS #39, with case,
 * accents and digits for letters (`Adm1n`) folded besides.
 */
export function foldLookAlikes(text: string): string {
  const plain = foldForms(text)
  return STAND_INS.reduce((folded, [sign, letter]) => folded.replace(sign, letter), plain)
}

/** The same with digits left as they are: small Latin letters where it looks like them. */
export function foldForms(text: string): string {
  const bare = text.normalize('NFKC').replace(UNSEEN, '').normalize('NFD').replace(ACCENTS, '')
  return asLatin(asLatin(westernDigits(bare)).toLowerCase())
}
