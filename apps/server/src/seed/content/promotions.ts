import type { ModuleId } from '@sanuk/contracts/modules'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import type { PromotionVersion } from '@sanuk/contracts/office-content'

export type SeededPromotion = Pick<
  PromotionVersion,
  'title' | 'summary' | 'content' | 'category' | 'scene' | 'linkageType' | 'url' | 'button' | 'forMembers'
> & {
  /** Where the brand has this switched on. */
  readonly needs?: ModuleId
  /** Where one can take part in it; it lasts as long as its page is shown. */
  readonly activity?: Omit<ActivitySettings, 'names' | 'promotion' | 'from' | 'until' | 'open'>
  /** Days from the day on which the demo is made. */
  readonly days?: { readonly from: number; readonly until: number }
}

/** What the demo brands offer. Nothing is promised that does not happen. */
export const PROMOTIONS: readonly SeededPromotion[] = [
  {
    category: 'welcome',
    scene: 'deposit',
    title: { th: 'ฝากแรก รับเพิ่ม 50%', en: '50% on your first deposit' },
    summary: {
      th: 'ฝากครั้งแรกตั้งแต่ 100 รับโบนัส 50% สูงสุด 500 เข้ากระเป๋าพร้อมยอดฝาก',
      en: 'From 100 on, your first deposit brings half of it more, up to 500, together with the deposit.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>กดเข้าร่วมก่อนฝาก สมาชิกละหนึ่งครั้ง เฉพาะการฝากครั้งแรก</li><li>ยอดเทิร์น: (ยอดฝาก + โบนัส) × 5 ก่อนถอน เช่น ฝาก 1,000 ได้ 500 ต้องเล่น 7,500</li><li>สล็อตและยิงปลานับเต็ม เกมโต๊ะนับครึ่ง</li><li>รับโบนัสได้ครั้งละหนึ่งรายการ</li></ul>',
      en: '<h3>Conditions</h3><ul><li>Join before you deposit; once for each member, for the very first deposit.</li><li>To be played before a withdrawal: deposit and gift, five times. 1,000 brings 500 and asks for 7,500.</li><li>Slots and fishing count in full, tables half.</li><li>One gift at a time.</li></ul>',
    },
    ...{ linkageType: 'page', url: '/?panel=depositv2', forMembers: true },
    button: { th: 'ฝากเงิน', en: 'Deposit' },
    activity: {
      rule: {
        ...{ kind: 'deposit_bonus', percent: 50, most: '500', leastDeposit: '100' },
        ...{ firstOnly: true, base: 'both' },
      },
      ...{ period: 'once', leastLevel: 0, play: 500, budget: '1000000' },
    },
  },
  {
    category: 'deposit',
    scene: 'mall',
    title: { th: 'เติมทุกวัน รับเพิ่ม 10%', en: '10% more, every day' },
    summary: {
      th: 'วันละครั้ง ฝากตั้งแต่ 200 รับโบนัส 10% สูงสุด 200',
      en: 'Once a day, from 200 on: 10% on top, up to 200.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>กดเข้าร่วมก่อนฝาก วันละหนึ่งครั้ง</li><li>ยอดเทิร์น: (ยอดฝาก + โบนัส) × 3 ก่อนถอน</li><li>รับโบนัสได้ครั้งละหนึ่งรายการ</li></ul>',
      en: '<h3>Conditions</h3><ul><li>Join before you deposit; once a day.</li><li>To be played before a withdrawal: deposit and gift, three times.</li><li>One gift at a time.</li></ul>',
    },
    ...{ linkageType: 'page', url: '/?panel=depositv2', forMembers: true },
    button: { th: 'ฝากเงิน', en: 'Deposit' },
    activity: {
      rule: {
        ...{ kind: 'deposit_bonus', percent: 10, most: '200', leastDeposit: '200' },
        ...{ firstOnly: false, base: 'both' },
      },
      ...{ period: 'daily', leastLevel: 0, play: 300, budget: '500000' },
    },
  },
  {
    category: 'games',
    scene: 'fair',
    title: { th: 'อวดรูปชนะ รับเครดิต', en: 'Show us your win' },
    summary: {
      th: 'ส่งรูปรอบที่ชนะสัปดาห์ละครั้ง รับสูงสุด 100',
      en: 'Once a week, a picture of a round you won: up to 100 for it.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>สัปดาห์ละหนึ่งครั้ง พร้อมรูปอย่างน้อยหนึ่งรูป</li><li>ทีมงานดูทุกรายการและตอบภายใน 24 ชั่วโมง</li><li>เครดิตต้องเล่นหนึ่งเท่าก่อนถอน</li></ul>',
      en: '<h3>Conditions</h3><ul><li>Once a week, with one picture at least.</li><li>Our team looks at each and answers within 24 hours.</li><li>What is given is played once before it can be withdrawn.</li></ul>',
    },
    ...{ linkageType: null, url: null, forMembers: true },
    button: {},
    activity: {
      rule: { kind: 'application', most: '100', alone: '50', pictures: true },
      ...{ period: 'weekly', leastLevel: 0, play: 100, budget: '100000' },
    },
  },
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
      th: '<h3>เงื่อนไข</h3><ul><li>ฝากได้ครั้งละ 20 ถึง 200,000 บาท</li><li>ยอดที่จ่ายเท่ากับยอดที่เข้า ไม่หักค่าธรรมเนียม</li><li>เงินฝากต้องเล่นหนึ่งเท่าก่อนถอน</li></ul><p><a href="/help#deposit">ดูวิธีฝากทีละขั้น</a></p>',
      en: '<h3>Conditions</h3><ul><li>20 to 200,000 baht at a time.</li><li>What you pay is what you get; nothing is taken off.</li><li>A deposit is played once before it can be withdrawn.</li></ul><p><a href="/help#deposit">Depositing, step by step</a></p>',
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
    scene: 'packets',
    title: { th: 'ซองแดงอั่งเปา ลุ้นทุกวัน', en: 'A red packet every day' },
    summary: {
      th: 'เปิดซองได้วันละหนึ่งซอง ซองละ 5 ถึง 100 เข้ากระเป๋าทันที',
      en: 'One a day for everybody, with 5 to 100 in it, in your wallet at once.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>สมาชิกเปิดได้วันละหนึ่งซอง ไม่ต้องฝากก่อน</li><li>จำนวนเงินในซองสุ่มบนเซิร์ฟเวอร์ตอนที่เปิด มาก่อนหรือหลังมีโอกาสเท่ากัน</li><li>ทั้งหมด 2,000 ซอง รวม 105,000 หมดแล้วหมดเลย</li><li>ยอดเทิร์น: ยอดที่ได้ × 3 ก่อนถอน</li></ul>',
      en: '<h3>Conditions</h3><ul><li>One a day for each member; no deposit is asked for.</li><li>What is in it is drawn on the server as you open it; early and late have the same chances.</li><li>2,000 packets with 105,000 in all; when they are gone they are gone.</li><li>To be played before a withdrawal: what was in it, three times.</li></ul>',
    },
    ...{ linkageType: null, url: null, forMembers: true },
    button: {},
    activity: {
      rule: { kind: 'red_packet', packets: 2_000, least: '5', most: '100', deposited: null, hours: null },
      ...{ period: 'daily', leastLevel: 0, play: 300, budget: '105000' },
    },
  },
  {
    category: 'other',
    scene: 'coming',
    days: { from: 21, until: 120 },
    title: { th: 'ของขวัญส่งท้ายปี', en: 'A gift for the year’s end' },
    summary: {
      th: 'ส่งรูปรอบที่ชอบที่สุดของปีนี้ รับสูงสุด 300',
      en: 'Send a picture of your favourite round of the year: up to 300 for it.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>ส่งได้คนละหนึ่งครั้ง พร้อมรูปอย่างน้อยหนึ่งรูป</li><li>ทีมงานดูทุกรายการและตอบภายใน 24 ชั่วโมง</li><li>ของขวัญต้องเล่นหนึ่งเท่าก่อนถอน</li></ul>',
      en: '<h3>Conditions</h3><ul><li>Once for each member, with one picture at least.</li><li>Our team looks at each and answers within 24 hours.</li><li>The gift is played once before it can be withdrawn.</li></ul>',
    },
    ...{ linkageType: null, url: null, forMembers: true },
    button: {},
    activity: {
      rule: { kind: 'application', most: '300', alone: '100', pictures: true },
      ...{ period: 'once', leastLevel: 0, play: 100, budget: '30000' },
    },
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
