import type { SeededArticle } from './article.ts'

/** The help of the member centre, which everybody may read. */
export const MEMBER_ARTICLES: readonly SeededArticle[] = [
  {
    slug: 'sign-in',
    section: 'start',
    title: { th: 'เข้าสู่ระบบไม่ได้', en: 'I cannot sign in' },
    content: {
      th: '<ul><li>ตรวจตัวพิมพ์เล็กใหญ่และภาษาของแป้นพิมพ์</li><li>ลืมรหัสผ่าน กด <strong>ลืมรหัสผ่าน</strong> ในหน้าเข้าสู่ระบบ</li><li>ใส่ผิดหลายครั้ง ระบบจะให้อ่านตัวเลขจากภาพหรือรอสักครู่ บัญชีไม่ถูกล็อก</li><li>อุปกรณ์ใหม่ เราอาจส่งรหัสไปยังเบอร์หรืออีเมลที่ยืนยันไว้</li></ul>',
      en: '<ul><li>Check capital letters and your keyboard language.</li><li>If you forgot your password, press <strong>Forgot password?</strong> in the sign-in window.</li><li>After several failed attempts you may have to enter digits from a picture or wait a moment. Your account is not locked.</li><li>On a new device we may send a code to your verified number or email address.</li></ul>',
    },
  },
  {
    slug: 'wallet',
    section: 'money',
    title: { th: 'กระเป๋าหลักและกระเป๋าค่ายเกม', en: 'Main wallet and vendor wallets' },
    content: {
      th: '<p>เกมส่วนใหญ่ใช้เงินจากกระเป๋าหลักโดยตรง ค่ายที่มีกระเป๋าของตัวเองจะแสดงใน <strong>กระเป๋าเงินของฉัน</strong> โอนเข้าออกได้เอง หรือเปิดให้โอนอัตโนมัติเมื่อเข้าและออกเกม</p><p>หากการโอนค้าง เราจะถามค่ายนั้นจนรู้ผลแน่นอน เงินไม่หายและไม่ถูกเพิ่มสองครั้ง</p>',
      en: '<p>Most games use your main wallet. Vendors with their own wallet are listed in <strong>My wallet</strong>: transfer money yourself, or turn on automatic transfer.</p><p>If a transfer is delayed, we check with the vendor until its result is certain. Money is never lost or credited twice.</p>',
    },
  },
  {
    slug: 'betting-record',
    section: 'games',
    title: { th: 'บันทึกการเดิมพัน', en: 'Betting record' },
    content: {
      th: '<p>ทุกตาที่เล่นอยู่ในบันทึก เลือกช่วงวันและประเภทเกมได้ เปิดแต่ละตาเพื่อดูภาพย้อนหลังและการเคลื่อนไหวของเงิน หรือบันทึกเป็นไฟล์ CSV</p>',
      en: '<p>All your rounds are listed there. Filter by date and game category, open a round to replay it and see its transactions, or export the list as a CSV file.</p>',
    },
  },
  {
    slug: 'payment-password',
    section: 'account',
    title: { th: 'รหัสผ่านการเงิน', en: 'Payment password' },
    content: {
      th: '<p>ตัวเลข 6–12 หลัก ไม่ซ้ำกับรหัสผ่านเข้าสู่ระบบ เงินออกจากบัญชีได้ด้วยรหัสนี้เท่านั้น</p><p>ลืมรหัส ตั้งใหม่ได้เมื่อยืนยันตัวตนด้วยวิธีอื่น แต่เงินจะออกได้หลังจากนั้น 24 ชั่วโมง เพื่อให้คุณมีเวลาหยุดคนที่ไม่ใช่คุณ</p>',
      en: '<p>Six to twelve digits, different from your password. It is required for every withdrawal.</p><p>If you forget it, verify your identity another way and set a new one. It can be used for withdrawals after 24 hours, so you have time to react if it was not you.</p>',
    },
  },
  {
    slug: 'take-a-break',
    section: 'care',
    title: { th: 'อยากพัก', en: 'Take a break' },
    content: {
      th: '<p>ระหว่างเล่น นาฬิกาในแถบบนบอกว่าเล่นมานานเท่าไร ในเกม ตั้งให้หยุดเล่นอัตโนมัติเมื่อเสียถึงจำนวนที่กำหนด</p><p>ต้องการปิดบัญชี ติดต่อฝ่ายบริการลูกค้า หากการเล่นทำให้เดือดร้อน โทร <a href="tel:1323">1323</a> ได้ฟรีตลอด 24 ชั่วโมง</p>',
      en: '<p>While you play, the clock at the top shows how long you have been playing. Autoplay stops at the loss limit you set.</p><p>To close your account, contact customer service. If gambling is a problem for you, call <a href="tel:1323">1323</a> in Thailand, free 24 hours a day.</p>',
    },
  },
]
