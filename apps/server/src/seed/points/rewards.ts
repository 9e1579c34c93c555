import type { RewardSettings } from '@sanuk/contracts/office-points'

type SeededReward = Omit<RewardSettings, 'picture' | 'open'>

const NO_LIMITS = { amount: null, stock: null, limitPerMember: null } as const

/** What the demo mall offers, in its order. Vouchers and goods are pretend, as the demo's money is. */
export const REWARDS: readonly SeededReward[] = [
  {
    ...{ ...NO_LIMITS, category: 'credit', art: 'coins', points: 4_800, amount: '50', limitPerMember: 10 },
    title: { th: 'เครดิตฟรี 50 บาท', en: '50 baht free credit' },
    description: {
      th: 'เข้ากระเป๋าเงินทันทีที่อนุมัติ ใช้เล่นได้ทุกเกม',
      en: 'Credited to your wallet once approved, for any game.',
    },
  },
  {
    ...{
      ...NO_LIMITS,
      category: 'credit',
      art: 'money-bag',
      points: 45_000,
      amount: '500',
      stock: 50,
      limitPerMember: 2,
    },
    title: { th: 'เครดิตฟรี 500 บาท', en: '500 baht free credit' },
    description: {
      th: 'คุ้มกว่าแลกเป็นเงินทั่วไป 10% เดือนละ 50 สิทธิ์',
      en: '10% better value than exchanging points; 50 per month.',
    },
  },
  {
    ...{ ...NO_LIMITS, category: 'voucher', art: 'coffee', points: 7_500, stock: 120, limitPerMember: 5 },
    title: { th: 'บัตรกาแฟ 80 บาท', en: 'Coffee voucher, 80 baht' },
    description: {
      th: 'รหัสบัตรส่งทางข้อความหลังอนุมัติ ใช้ได้ 6 เดือน',
      en: 'A code by message once approved, valid for six months.',
    },
  },
  {
    ...{ ...NO_LIMITS, category: 'voucher', art: 'noodles', points: 9_000, stock: 80, limitPerMember: 5 },
    title: { th: 'บัตรอาหาร 100 บาท', en: 'Meal voucher, 100 baht' },
    description: {
      th: 'ใช้กับร้านก๋วยเตี๋ยวและร้านตามสั่งที่ร่วมรายการ',
      en: 'Valid at participating noodle shops and restaurants.',
    },
  },
  {
    ...{ ...NO_LIMITS, category: 'voucher', art: 'shopping', points: 28_000, stock: 40, limitPerMember: 3 },
    title: { th: 'บัตรของขวัญ 300 บาท', en: 'Gift card, 300 baht' },
    description: { th: 'ใช้แทนเงินสดในร้านค้าที่ร่วมรายการ', en: 'Use it like cash at participating shops.' },
  },
  {
    ...{ ...NO_LIMITS, category: 'voucher', art: 'fuel', points: 19_000, stock: 30, limitPerMember: 4 },
    title: { th: 'คูปองเติมน้ำมัน 200 บาท', en: 'Fuel coupon, 200 baht' },
    description: { th: 'สแกนที่หัวจ่าย ใช้ได้ครั้งเดียว', en: 'Scan at the pump. Single use.' },
  },
  {
    ...{ ...NO_LIMITS, category: 'voucher', art: 'cinema', points: 22_000, stock: 3, limitPerMember: 2 },
    title: { th: 'ตั๋วหนังคู่', en: 'Two cinema tickets' },
    description: { th: 'ทุกเรื่อง ทุกรอบ วันจันทร์ถึงศุกร์', en: 'Any film, any showing, Monday to Friday.' },
  },
  {
    ...{ ...NO_LIMITS, category: 'goods', art: 'cap', points: 15_000, stock: 25, limitPerMember: 1 },
    title: { th: 'หมวกแก๊ป', en: 'Cap' },
    description: {
      th: 'ผ้าฝ้ายปักลาย ปรับขนาดได้ ส่งฟรีทั่วไทย',
      en: 'Embroidered cotton, adjustable, free shipping in Thailand.',
    },
  },
  {
    ...{ ...NO_LIMITS, category: 'goods', art: 'headphones', points: 160_000, stock: 6, limitPerMember: 1 },
    title: { th: 'หูฟังไร้สาย', en: 'Wireless headphones' },
    description: { th: 'ตัดเสียงรบกวน ประกัน 1 ปี ส่งฟรี', en: 'Noise cancelling, one-year warranty, free shipping.' },
  },
  {
    ...{ ...NO_LIMITS, category: 'goods', art: 'phone', points: 980_000, stock: 1, limitPerMember: 1 },
    title: { th: 'สมาร์ตโฟน 256 GB', en: 'Smartphone, 256 GB' },
    description: { th: 'เครื่องใหม่ มีเพียงเครื่องเดียว', en: 'Brand new. Only one available.' },
  },
  {
    ...{ ...NO_LIMITS, category: 'goods', art: 'gold-bar', points: 2_900_000, stock: 0, limitPerMember: 1 },
    title: { th: 'ทองคำแท่งครึ่งสลึง', en: 'Half-salueng gold bar' },
    description: { th: 'ทองคำ 96.5% พร้อมใบรับรอง', en: '96.5% gold, with certificate.' },
  },
  {
    ...{ ...NO_LIMITS, category: 'other', art: 'elephant', points: 2_000 },
    title: { th: 'เลี้ยงอาหารช้าง 1 มื้อ', en: 'Feed an elephant' },
    description: { th: 'เราบริจาคในชื่อคุณให้ศูนย์บริบาลช้าง', en: 'We donate a meal in your name to an elephant sanctuary.' },
  },
]
