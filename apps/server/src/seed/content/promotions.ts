import type { ModuleId } from '@sanuk/contracts/modules'
import type { PromotionVersion } from '@sanuk/contracts/office-content'

export type SeededPromotion = Pick<
  PromotionVersion,
  'title' | 'summary' | 'content' | 'category' | 'scene' | 'linkageType' | 'url' | 'button' | 'forMembers'
> & {
  /** Where the brand has this switched on. */
  readonly needs?: ModuleId
  /** Days from the day on which the demo is made. */
  readonly days?: { readonly from: number; readonly until: number }
}

/** What the demo brands offer. Nothing is promised that does not happen. */
export const PROMOTIONS: readonly SeededPromotion[] = [
  {
    needs: 'FREEPLAY3',
    category: 'welcome',
    scene: 'tiger',
    title: { th: 'ลองเล่นฟรีหนึ่งวัน', en: 'A day of free play' },
    summary: {
      th: 'รับเครดิตทดลอง 10,000 เล่นได้ทันทีโดยไม่ต้องฝากเงิน',
      en: '10,000 in play money, at once and without a deposit.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>กดปุ่มเล่นฟรีในหน้าเข้าสู่ระบบ ไม่ต้องสมัคร</li><li>เครดิตทดลองไม่ใช่เงิน แลกหรือถอนไม่ได้</li><li>บัญชีทดลองอยู่ได้ 24 ชั่วโมง แล้วปิดเอง</li><li>หนึ่งเครือข่ายเปิดได้วันละ 5 บัญชี</li></ul>',
      en: '<h3>Conditions</h3><ul><li>Press free play in the sign-in window; there is nothing to fill in.</li><li>Play money is no money: it is neither exchanged nor paid out.</li><li>A trial account lives for 24 hours and then closes by itself.</li><li>Five may be opened from one network in a day.</li></ul>',
    },
    ...{ linkageType: 'page', url: '/?panel=login', forMembers: false },
    button: { th: 'เริ่มเล่นฟรี', en: 'Begin free play' },
  },
  {
    category: 'deposit',
    scene: 'deposit',
    title: { th: 'ฝากพร้อมเพย์ ไม่มีค่าธรรมเนียม', en: 'PromptPay without a fee' },
    summary: {
      th: 'ฝากตั้งแต่ 20 บาท เข้าเต็มจำนวน ภายในไม่กี่วินาทีหลังธนาคารยืนยัน',
      en: 'From 20 baht, credited in full within seconds of the bank’s word.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>ฝากได้ครั้งละ 20 ถึง 200,000 บาท</li><li>ยอดที่จ่ายเท่ากับยอดที่เข้า ไม่หักค่าธรรมเนียม</li><li>ไม่มีโบนัส จึงไม่มียอดเทิร์นโอเวอร์ให้ทำ</li></ul><p><a href="/help#deposit">ดูวิธีฝากทีละขั้น</a></p>',
      en: '<h3>Conditions</h3><ul><li>20 to 200,000 baht at a time.</li><li>What you pay is what you get; nothing is taken off.</li><li>It brings no bonus, and so asks for no turnover.</li></ul><p><a href="/help#deposit">Depositing, step by step</a></p>',
    },
    ...{ linkageType: 'page', url: '/?panel=depositv2', forMembers: true },
    button: { th: 'ฝากเงิน', en: 'Deposit' },
  },
  {
    category: 'games',
    scene: 'fair',
    title: { th: 'เสือทองคำ จ่ายคืน 96.21%', en: 'Golden Tiger returns 96.21%' },
    summary: {
      th: 'ค่าเดียวกันทุกคน ทุกเวลา ทุกเงินเดิมพัน คำนวณจากผลลัพธ์ทั้งหมด 32,505,856 แบบของวงล้อ',
      en: 'The same for everybody, at any hour and stake: computed over all 32,505,856 stops of its reels.',
    },
    content: {
      th: '<p>อัตราจ่ายคืน 96.21% หมายความว่าในระยะยาวมาก เงินเดิมพันทุก 100 บาทจะกลับเป็นเงินรางวัลเฉลี่ย 96.21 บาท ผู้เล่นแต่ละคนในแต่ละวันอาจได้มากหรือน้อยกว่านี้มาก</p><p><a href="/help#fair">เราคำนวณอย่างไร</a></p>',
      en: '<p>A return of 96.21% means: over a very long time, 96.21 of every 100 staked come back as wins, in the mean. On any one day a player may get far more or far less.</p><p><a href="/help#fair">How it is computed</a></p>',
    },
    ...{ linkageType: 'page', url: '/rng', forMembers: false },
    button: { th: 'ไปที่สล็อต', en: 'To the slots' },
  },
  {
    category: 'other',
    scene: 'coming',
    days: { from: 21, until: 120 },
    title: { th: 'ลุ้นโชคประจำวัน', en: 'The daily raffle' },
    summary: {
      th: 'กำลังเตรียมระบบ เงื่อนไขทั้งหมดจะอยู่ในหน้านี้ก่อนวันเริ่ม',
      en: 'In preparation. All its conditions will stand here before it begins.',
    },
    content: {
      th: '<p>เราจะประกาศจำนวนตั๋ว รางวัล และเวลาออกรางวัลในหน้านี้ ตอนนี้ยังไม่ต้องทำอะไร</p>',
      en: '<p>How tickets are won, the prizes and the hour of the draw will be told here. There is nothing to do yet.</p>',
    },
    ...{ linkageType: null, url: null, forMembers: true },
    button: {},
  },
  {
    category: 'games',
    scene: 'coming',
    days: { from: -20, until: -4 },
    title: { th: 'ช่วงทดลองเปิดเว็บ', en: 'The opening trial' },
    summary: { th: 'ขอบคุณทุกคนที่ช่วยลองและบอกสิ่งที่ควรแก้', en: 'Thank you to all who tried and told us what to mend.' },
    content: {
      th: '<p>ช่วงทดลองจบแล้ว หากพบสิ่งที่ควรแก้ บอกเราได้เสมอที่ <a href="/help">ศูนย์ช่วยเหลือ</a></p>',
      en: '<p>The trial is over. What should be mended we still like to hear: the <a href="/help">help centre</a> has a form for it.</p>',
    },
    ...{ linkageType: null, url: null, forMembers: false },
    button: {},
  },
]
