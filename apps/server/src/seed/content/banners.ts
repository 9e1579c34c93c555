import type { BannerGroup } from '@sanuk/contracts/content'
import type { BannerVersion, Texts } from '@sanuk/contracts/office-content'
import { LANGUAGES } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import type { Word } from '@sanuk/locales/word'

type Composed = Extract<BannerVersion['look'], { kind: 'composed' }>

/** The page draws the first banner of the home page before it has heard of any; these are the same words. */
const drawn = (word: Word): Texts => Object.fromEntries(LANGUAGES.map((language) => [language, say(language, word)]))

const banner = (
  groupName: BannerGroup,
  url: string | null,
  look: Omit<Composed, 'kind' | 'second'> & Partial<Pick<Composed, 'second'>>,
): BannerVersion => ({
  kind: 'banner',
  groupName,
  from: null,
  until: null,
  linkageType: url === null ? null : 'page',
  url,
  look: { kind: 'composed', second: null, ...look },
})

const NONE: Texts = { th: '', en: '' }

const home: readonly BannerVersion[] = [
  banner('w_home', '/rng', {
    scene: 'tiger',
    kicker: drawn('home.tiger.kicker'),
    title: drawn('home.tiger.title'),
    lead: drawn('home.tiger.note'),
    button: drawn('home.tiger.action'),
    second: { button: drawn('home.check'), url: '/#fair' },
  }),
  banner('w_home', '/?panel=depositv2', {
    scene: 'deposit',
    kicker: { th: 'พร้อมเพย์', en: 'PromptPay' },
    title: { th: 'สแกน จ่าย เล่นได้เลย', en: 'Scan, pay, play' },
    lead: {
      th: 'สแกน QR จากแอปธนาคารไหนก็ได้ ยอดเงินเข้าให้เอง ไม่ต้องแจ้งโอน',
      en: 'Pay the QR code with any banking app. Your balance updates automatically.',
    },
    button: { th: 'ฝากเงิน', en: 'Deposit' },
  }),
  banner('w_home', '/help#fair', {
    scene: 'fair',
    kicker: { th: 'ไม่มีอะไรต้องซ่อน', en: 'Nothing to hide' },
    title: { th: 'บอกโอกาสชนะ ถึงทศนิยม', en: 'The odds, to the last digit' },
    lead: {
      th: 'ค่า RTP คำนวณจากตัวเกมจริง ไม่ใช่ค่าประมาณ',
      en: 'RTP is calculated from every possible outcome, not estimated.',
    },
    button: { th: 'ดูวิธีตรวจสอบ', en: 'How it works' },
  }),
]

/** One for each other page that has a place for it. */
const inner: readonly BannerVersion[] = [
  banner('w_rng', '/help#golden-tiger', {
    scene: 'tiger',
    kicker: { th: 'เสือทองคำ', en: 'Golden Tiger' },
    title: { th: 'RTP 96.21% คำนวณครบทุกผลลัพธ์', en: 'RTP 96.21%, calculated from every outcome' },
    lead: { th: 'โคมไฟสามดวง รับฟรีสปิน 10 ครั้ง ชนะคูณสาม', en: 'Three lanterns: ten free spins with all wins ×3.' },
    button: { th: 'อ่านกติกา', en: 'Read the rules' },
  }),
  banner('w_live', null, {
    scene: 'live',
    kicker: { th: 'คาสิโนสด', en: 'Live casino' },
    title: { th: 'โต๊ะเดียวกัน ผลเดียวกัน ทุกคนเห็นพร้อมกัน', en: 'One table, one result, live for everyone' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_fish', null, {
    scene: 'fish',
    kicker: { th: 'ยิงปลา', en: 'Fishing' },
    title: { th: 'ทุกนัดมีราคา บอกก่อนยิง', en: 'Know the price of every shot before you fire' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_pvp', null, {
    scene: 'pvp',
    kicker: { th: 'PVP', en: 'PVP' },
    title: { th: 'เล่นกับคนจริง กติกาเดียวกัน', en: 'Real opponents, same rules for everyone' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_sports', null, {
    scene: 'sports',
    kicker: { th: 'กีฬา', en: 'Sports' },
    title: { th: 'ราคาต่อรอง อ่านง่ายในหน้าเดียว', en: 'Clear odds, all on one page' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_esports', null, {
    scene: 'esports',
    kicker: { th: 'อีสปอร์ต', en: 'Esports' },
    title: { th: 'แมตช์ใหญ่ ดูไปลุ้นไป', en: 'The biggest matches, live' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_lott', null, {
    scene: 'lottery',
    kicker: { th: 'หวย', en: 'Lottery' },
    title: { th: 'ทุกงวด ตรวจผลย้อนหลังได้', en: 'Results for every draw' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_down', null, {
    scene: 'app',
    kicker: { th: 'แอป', en: 'The app' },
    title: { th: 'เล่นได้ทุกเครื่อง ไม่ต้องติดตั้งก็ได้', en: 'On any device, with or without installing' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_promotion', '/help#turnover', {
    scene: 'deposit',
    kicker: { th: 'โปรโมชัน', en: 'Promotions' },
    title: { th: 'เงื่อนไขสั้น อ่านจบก่อนกดรับ', en: 'Short, clear terms before you join' },
    lead: NONE,
    button: { th: 'เทิร์นโอเวอร์คืออะไร', en: 'What is turnover?' },
  }),
  banner('w_shop', null, {
    scene: 'mall',
    kicker: { th: 'แลกแต้ม', en: 'Points mall' },
    title: { th: 'แต้มไม่มีวันหมดอายุ', en: 'Points never expire' },
    lead: NONE,
    button: NONE,
  }),
  banner('w_help', null, {
    scene: 'fair',
    kicker: { th: 'ศูนย์ช่วยเหลือ', en: 'Help centre' },
    title: { th: 'ถามอะไรก็ได้ ตอบตรง ๆ', en: 'Straight answers to your questions' },
    lead: NONE,
    button: NONE,
  }),
]

/** What hangs on the demo brands' pages, in its order. */
export const BANNERS: readonly BannerVersion[] = [...home, ...inner]
