import type { SeededPromotion } from './promotions.ts'

/** What demo brands in dollars offer, in the sizes of their deposits. */
export const DOLLAR_PROMOTIONS: readonly SeededPromotion[] = [
  {
    currency: 'USD',
    category: 'welcome',
    scene: 'deposit',
    title: { th: 'ฝากแรก รับเพิ่ม 50%', en: '50% first deposit bonus' },
    summary: {
      th: 'ฝากครั้งแรกตั้งแต่ $5 รับโบนัส 50% สูงสุด $20 เข้ากระเป๋าพร้อมยอดฝาก',
      en: 'Deposit $5 or more for the first time and get a 50% bonus of up to $20, credited with your deposit.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>เลือกโบนัสนี้ในหน้าฝากเงิน หรือกดเข้าร่วมในหน้านี้ก่อนฝาก สมาชิกละหนึ่งครั้ง เฉพาะการฝากครั้งแรก</li><li>ยอดเทิร์น: (ยอดฝาก + โบนัส) × 5 ก่อนถอน เช่น ฝาก $40 ได้ $20 ต้องเล่น $300</li><li>สล็อตและยิงปลานับเต็ม เกมโต๊ะนับครึ่ง</li><li>รับโบนัสได้ครั้งละหนึ่งรายการ</li></ul>',
      en: '<h3>Terms</h3><ul><li>Choose this bonus in the deposit form, or join here before you deposit. Once per member, first deposit only.</li><li>Turnover requirement before withdrawal: 5× (deposit + bonus). Example: deposit $40, get $20, turnover $300.</li><li>Slots and fishing games count 100%, table games 50%.</li><li>One bonus at a time.</li></ul>',
    },
    linkageType: 'page',
    url: '/?panel=depositv2',
    forMembers: true,
    button: { th: 'ฝากเงิน', en: 'Deposit' },
    activity: {
      rule: {
        kind: 'deposit_bonus',
        percent: 50,
        most: '20',
        leastDeposit: '5',
        firstOnly: true,
        base: 'both',
      },
      period: 'once',
      leastLevel: 0,
      play: 500,
      budget: '30000',
    },
  },
  {
    currency: 'USD',
    category: 'deposit',
    scene: 'mall',
    title: { th: 'เติมทุกวัน รับเพิ่ม 10%', en: '10% daily bonus' },
    summary: {
      th: 'วันละครั้ง ฝากตั้งแต่ $10 รับโบนัส 10% สูงสุด $10',
      en: 'Once a day: deposit $10 or more and get a 10% bonus of up to $10.',
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
        most: '10',
        leastDeposit: '10',
        firstOnly: false,
        base: 'both',
      },
      period: 'daily',
      leastLevel: 0,
      play: 300,
      budget: '15000',
    },
  },
  {
    currency: 'USD',
    category: 'games',
    scene: 'fair',
    title: { th: 'อวดรูปชนะ รับเครดิต', en: 'Show us your win' },
    summary: {
      th: 'ส่งรูปรอบที่ชนะสัปดาห์ละครั้ง รับสูงสุด $5',
      en: 'Send us a picture of a winning round once a week and get up to $5.',
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
      rule: { kind: 'application', most: '5', alone: '2', pictures: true },
      period: 'weekly',
      leastLevel: 0,
      play: 100,
      budget: '3000',
    },
  },
  {
    currency: 'USD',
    category: 'other',
    scene: 'packets',
    title: { th: 'ซองแดง ลุ้นทุกวัน', en: 'Daily red packet' },
    summary: {
      th: 'เปิดซองได้วันละหนึ่งซอง ซองละ $0.20 ถึง $3 เข้ากระเป๋าทันที',
      en: 'Open one a day and win $0.20 to $3, credited to your wallet immediately.',
    },
    content: {
      th: '<h3>เงื่อนไข</h3><ul><li>สมาชิกเปิดได้วันละหนึ่งซอง ไม่ต้องฝากก่อน</li><li>จำนวนเงินในซองสุ่มบนเซิร์ฟเวอร์ตอนที่เปิด มาก่อนหรือหลังมีโอกาสเท่ากัน</li><li>ทั้งหมด 2,000 ซอง รวม $3,200 หมดแล้วหมดเลย</li><li>ยอดเทิร์น: ยอดที่ได้ × 3 ก่อนถอน</li></ul>',
      en: '<h3>Terms</h3><ul><li>One per member per day; no deposit needed.</li><li>The amount is drawn on the server when you open it; the odds are the same early or late.</li><li>2,000 packets with $3,200 in total, while stocks last.</li><li>Turnover requirement before withdrawal: 3× the amount won.</li></ul>',
    },
    linkageType: null,
    url: null,
    forMembers: true,
    button: {},
    activity: {
      rule: { kind: 'red_packet', packets: 2_000, least: '0.2', most: '3', deposited: null, hours: null },
      period: 'daily',
      leastLevel: 0,
      play: 300,
      budget: '3200',
    },
  },
]
