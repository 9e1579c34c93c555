import type { ModuleId } from '@sanuk/contracts/modules'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import type { PromotionVersion } from '@sanuk/contracts/office-content'
import type { RealCurrency } from '@sanuk/money/currency'

export type SeededPromotion = Pick<
  PromotionVersion,
  'title' | 'summary' | 'content' | 'category' | 'scene' | 'linkageType' | 'url' | 'button' | 'forMembers'
> & {
  /** Where the brand has this switched on. */
  readonly needs?: ModuleId
  /** Of brands in this money, where its amounts are named. */
  readonly currency?: RealCurrency
  /** Where one can take part in it; it lasts as long as its page is shown. */
  readonly activity?: Omit<ActivitySettings, 'names' | 'promotion' | 'from' | 'until' | 'open'>
  /** Days from the day on which the demo is made. */
  readonly days?: { readonly from: number; readonly until: number }
}

/** What the demo brands offer. Nothing is promised that does not happen. */
export const PROMOTIONS: readonly SeededPromotion[] = [
  {
    currency: 'THB',
    category: 'welcome',
    scene: 'deposit',
    title: { th: 'ฝากแรก รับเพิ่ม 50%', en: '50% first deposit bonus' },
    summary: {
      th: 'ฝากครั้งแรกตั้งแต่ 100 รับโบนัส 50% สูงสุด 500 เข้ากระเป๋าพร้อมยอดฝาก',
      en: 'Deposit 100 or more for the first time and get a 50% bonus of up to 500, credited with your deposit.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>เลือกโบนัสนี้ในหน้าฝากเงิน หรือกดเข้าร่วมในหน้านี้ก่อนฝาก สมาชิกละหนึ่งครั้ง เฉพาะการฝากครั้งแรก</li><li>ยอดเทิร์น: (ยอดฝาก + โบนัส) × 5 ก่อนถอน เช่น ฝาก 1,000 ได้ 500 ต้องเล่น 7,500</li><li>สล็อตและยิงปลานับเต็ม เกมโต๊ะนับครึ่ง</li><li>รับโบนัสได้ครั้งละหนึ่งรายการ</li></ul>',
      en: '<h3>Terms</h3><ul><li>Choose this bonus in the deposit form, or join here before you deposit. Once per member, first deposit only.</li><li>Turnover requirement before withdrawal: 5× (deposit + bonus). Example: deposit 1,000, get 500, turnover 7,500.</li><li>Slots and fishing games count 100%, table games 50%.</li><li>One bonus at a time.</li></ul>',
    },
    linkageType: 'page',
    url: '/?panel=depositv2',
    forMembers: true,
    button: { th: 'ฝากเงิน', en: 'Deposit' },
    activity: {
      rule: {
        kind: 'deposit_bonus',
        percent: 50,
        most: '500',
        leastDeposit: '100',
        firstOnly: true,
        base: 'both',
      },
      period: 'once',
      leastLevel: 0,
      play: 500,
      budget: '1000000',
    },
  },
  {
    currency: 'THB',
    category: 'deposit',
    scene: 'mall',
    title: { th: 'เติมทุกวัน รับเพิ่ม 10%', en: '10% daily bonus' },
    summary: {
      th: 'วันละครั้ง ฝากตั้งแต่ 200 รับโบนัส 10% สูงสุด 200',
      en: 'Once a day: deposit 200 or more and get a 10% bonus of up to 200.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>เลือกโบนัสนี้ในหน้าฝากเงิน หรือกดเข้าร่วมในหน้านี้ก่อนฝาก วันละหนึ่งครั้ง</li><li>ยอดเทิร์น: (ยอดฝาก + โบนัส) × 3 ก่อนถอน</li><li>รับโบนัสได้ครั้งละหนึ่งรายการ</li></ul>',
      en: '<h3>Terms</h3><ul><li>Choose this bonus in the deposit form, or join here before you deposit. Once a day.</li><li>Turnover requirement before withdrawal: 3× (deposit + bonus).</li><li>One bonus at a time.</li></ul>',
    },
    linkageType: 'page',
    url: '/?panel=depositv2',
    forMembers: true,
    button: { th: 'ฝากเงิน', en: 'Deposit' },
    activity: {
      rule: {
        kind: 'deposit_bonus',
        percent: 10,
        most: '200',
        leastDeposit: '200',
        firstOnly: false,
        base: 'both',
      },
      period: 'daily',
      leastLevel: 0,
      play: 300,
      budget: '500000',
    },
  },
  {
    currency: 'THB',
    category: 'games',
    scene: 'fair',
    title: { th: 'อวดรูปชนะ รับเครดิต', en: 'Show us your win' },
    summary: {
      th: 'ส่งรูปรอบที่ชนะสัปดาห์ละครั้ง รับสูงสุด 100',
      en: 'Send us a picture of a winning round once a week and get up to 100.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>สัปดาห์ละหนึ่งครั้ง พร้อมรูปอย่างน้อยหนึ่งรูป</li><li>ทีมงานดูทุกรายการและตอบภายใน 24 ชั่วโมง</li><li>เครดิตต้องเล่นหนึ่งเท่าก่อนถอน</li></ul>',
      en: '<h3>Terms</h3><ul><li>Once a week, with at least one picture.</li><li>Our team reviews every entry within 24 hours.</li><li>Turnover requirement before withdrawal: 1× the reward.</li></ul>',
    },
    linkageType: null,
    url: null,
    forMembers: true,
    button: {},
    activity: {
      rule: { kind: 'application', most: '100', alone: '50', pictures: true },
      period: 'weekly',
      leastLevel: 0,
      play: 100,
      budget: '100000',
    },
  },
  {
    needs: 'FREEPLAY3',
    category: 'welcome',
    scene: 'tiger',
    title: { th: 'ลองเล่นฟรีหนึ่งวัน', en: 'Free demo for a day' },
    summary: {
      th: 'รับเครดิตทดลอง 10,000 เล่นได้ทันทีโดยไม่ต้องฝากเงิน',
      en: '10,000 in demo money, instantly and without a deposit.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>กดปุ่มเล่นฟรีในหน้าเข้าสู่ระบบ ไม่ต้องสมัคร</li><li>เครดิตทดลองไม่ใช่เงิน แลกหรือถอนไม่ได้</li><li>บัญชีทดลองอยู่ได้ 24 ชั่วโมง แล้วปิดเอง</li><li>หนึ่งเครือข่ายเปิดได้วันละ 5 บัญชี</li></ul>',
      en: '<h3>Terms</h3><ul><li>Press “Try without an account” in the sign-in window; no registration needed.</li><li>Demo money has no value and cannot be exchanged or withdrawn.</li><li>A trial account closes automatically after 24 hours.</li><li>Up to five trial accounts per network per day.</li></ul>',
    },
    linkageType: 'page',
    url: '/?panel=login',
    forMembers: false,
    button: { th: 'เริ่มเล่นฟรี', en: 'Start free demo' },
  },
  {
    currency: 'THB',
    category: 'deposit',
    scene: 'deposit',
    title: { th: 'ฝากพร้อมเพย์ ไม่มีค่าธรรมเนียม', en: 'PromptPay deposits without fees' },
    summary: {
      th: 'ฝากตั้งแต่ 20 บาท เข้าเต็มจำนวน ภายในไม่กี่วินาทีหลังธนาคารยืนยัน',
      en: 'Deposit from 20 baht, credited in full seconds after your bank confirms.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>ฝากได้ครั้งละ 20 ถึง 200,000 บาท</li><li>ยอดที่จ่ายเท่ากับยอดที่เข้า ไม่หักค่าธรรมเนียม</li><li>เงินฝากต้องเล่นหนึ่งเท่าก่อนถอน</li></ul><p><a href="/help#deposit">ดูวิธีฝากทีละขั้น</a></p>',
      en: '<h3>Terms</h3><ul><li>20 to 200,000 baht per deposit.</li><li>You get the full amount you pay, with no fee.</li><li>Turnover requirement before withdrawal: 1× the deposit.</li></ul><p><a href="/help#deposit">How to deposit, step by step</a></p>',
    },
    linkageType: 'page',
    url: '/?panel=depositv2',
    forMembers: true,
    button: { th: 'ฝากเงิน', en: 'Deposit' },
  },
  {
    category: 'games',
    scene: 'fair',
    title: { th: 'เสือทองคำ จ่ายคืน 96.21%', en: 'Golden Tiger: RTP 96.21%' },
    summary: {
      th: 'ค่าเดียวกันทุกคน ทุกเวลา ทุกเงินเดิมพัน คำนวณจากผลลัพธ์ทั้งหมด 32,505,856 แบบของวงล้อ',
      en: 'The same for everyone, at any time and stake: calculated from all 32,505,856 reel stops.',
    },
    content: {
      th: '<p>อัตราจ่ายคืน 96.21% หมายความว่าในระยะยาวมาก เงินเดิมพันทุก 100 จะกลับเป็นเงินรางวัลเฉลี่ย 96.21 ผู้เล่นแต่ละคนในแต่ละวันอาจได้มากหรือน้อยกว่านี้มาก</p><p><a href="/help#fair">เราคำนวณอย่างไร</a></p>',
      en: '<p>An RTP of 96.21% means that over a very long time, 96.21 of every 100 staked are returned as wins on average. On any given day a player may win much more or much less.</p><p><a href="/help#fair">How we calculate it</a></p>',
    },
    linkageType: 'page',
    url: '/rng',
    forMembers: false,
    button: { th: 'ไปที่สล็อต', en: 'Go to slots' },
  },
  {
    currency: 'THB',
    category: 'other',
    scene: 'packets',
    title: { th: 'ซองแดง ลุ้นทุกวัน', en: 'Daily red packet' },
    summary: {
      th: 'เปิดซองได้วันละหนึ่งซอง ซองละ 5 ถึง 100 เข้ากระเป๋าทันที',
      en: 'Open one a day and win 5 to 100, credited to your wallet immediately.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>สมาชิกเปิดได้วันละหนึ่งซอง ไม่ต้องฝากก่อน</li><li>จำนวนเงินในซองสุ่มบนเซิร์ฟเวอร์ตอนที่เปิด มาก่อนหรือหลังมีโอกาสเท่ากัน</li><li>ทั้งหมด 2,000 ซอง รวม 105,000 หมดแล้วหมดเลย</li><li>ยอดเทิร์น: ยอดที่ได้ × 3 ก่อนถอน</li></ul>',
      en: '<h3>Terms</h3><ul><li>One per member per day; no deposit needed.</li><li>The amount is drawn on the server when you open it; the odds are the same early or late.</li><li>2,000 packets with 105,000 in total, while stocks last.</li><li>Turnover requirement before withdrawal: 3× the amount won.</li></ul>',
    },
    linkageType: null,
    url: null,
    forMembers: true,
    button: {},
    activity: {
      rule: { kind: 'red_packet', packets: 2_000, least: '5', most: '100', deposited: null, hours: null },
      period: 'daily',
      leastLevel: 0,
      play: 300,
      budget: '105000',
    },
  },
  {
    currency: 'THB',
    category: 'other',
    scene: 'coming',
    days: { from: 21, until: 120 },
    title: { th: 'ของขวัญส่งท้ายปี', en: 'Year-end reward' },
    summary: {
      th: 'ส่งรูปรอบที่ชอบที่สุดของปีนี้ รับสูงสุด 300',
      en: 'Send a picture of your favourite round of the year and get up to 300.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>ส่งได้คนละหนึ่งครั้ง พร้อมรูปอย่างน้อยหนึ่งรูป</li><li>ทีมงานดูทุกรายการและตอบภายใน 24 ชั่วโมง</li><li>ของขวัญต้องเล่นหนึ่งเท่าก่อนถอน</li></ul>',
      en: '<h3>Terms</h3><ul><li>Once per member, with at least one picture.</li><li>Our team reviews every entry within 24 hours.</li><li>Turnover requirement before withdrawal: 1× the reward.</li></ul>',
    },
    linkageType: null,
    url: null,
    forMembers: true,
    button: {},
    activity: {
      rule: { kind: 'application', most: '300', alone: '100', pictures: true },
      period: 'once',
      leastLevel: 0,
      play: 100,
      budget: '30000',
    },
  },
  {
    category: 'games',
    scene: 'coming',
    days: { from: -20, until: -4 },
    title: { th: 'ช่วงทดลองเปิดเว็บ', en: 'Opening beta' },
    summary: {
      th: 'ขอบคุณทุกคนที่ช่วยลองและบอกสิ่งที่ควรแก้',
      en: 'Thank you to everyone who tested the site and sent feedback.',
    },
    content: {
      th: '<p>ช่วงทดลองจบแล้ว หากพบสิ่งที่ควรแก้ บอกเราได้เสมอที่ <a href="/help">ศูนย์ช่วยเหลือ</a></p>',
      en: '<p>The beta has ended. We still welcome your feedback in the <a href="/help">help centre</a>.</p>',
    },
    linkageType: null,
    url: null,
    forMembers: false,
    button: {},
  },
]
