import type { SeededArticle } from './article.ts'

/** The help of the member centre, which everybody may read. */
export const MEMBER_ARTICLES: readonly SeededArticle[] = [
  {
    slug: 'sign-in',
    section: 'start',
    title: { th: 'เข้าสู่ระบบไม่ได้', en: 'I cannot sign in' },
    content: {
      th: '<ul><li>ตรวจตัวพิมพ์เล็กใหญ่และภาษาของแป้นพิมพ์</li><li>ลืมรหัสผ่าน กด <strong>ลืมรหัสผ่าน</strong> ในหน้าเข้าสู่ระบบ</li><li>ใส่ผิดหลายครั้ง ระบบจะให้อ่านตัวเลขจากภาพหรือรอสักครู่ บัญชีไม่ถูกล็อก</li><li>อุปกรณ์ใหม่ เราอาจส่งรหัสไปยังเบอร์หรืออีเมลที่ยืนยันไว้</li></ul>',
      en: '<ul><li>Look at capital letters and at the language of your keyboard.</li><li>For a forgotten password, press <strong>Forgotten password</strong> in the sign-in window.</li><li>After several mistakes you are asked to read digits from a picture, or to wait a moment. Your account is not locked.</li><li>On a new device a code may go to the number or address that you proved.</li></ul>',
    },
  },
  {
    slug: 'wallet',
    section: 'money',
    title: { th: 'กระเป๋าหลักและกระเป๋าค่ายเกม', en: 'The main wallet and vendors’ wallets' },
    content: {
      th: '<p>เกมส่วนใหญ่ใช้เงินจากกระเป๋าหลักโดยตรง ค่ายที่มีกระเป๋าของตัวเองจะแสดงใน <strong>กระเป๋าเงินของฉัน</strong> โอนเข้าออกได้เอง หรือเปิดให้โอนอัตโนมัติเมื่อเข้าและออกเกม</p><p>หากการโอนค้าง เราจะถามค่ายนั้นจนรู้ผลแน่นอน เงินไม่หายและไม่ถูกเพิ่มสองครั้ง</p>',
      en: '<p>Most games play straight from the main wallet. Vendors with a wallet of their own stand in <strong>My wallet</strong>: move money yourself, or let it follow you into a game and back.</p><p>Where a transfer hangs, we ask the vendor until it is certain what became of it. Money is neither lost nor added twice.</p>',
    },
  },
  {
    slug: 'betting-record',
    section: 'games',
    title: { th: 'บันทึกการเดิมพัน', en: 'The betting record' },
    content: {
      th: '<p>ทุกตาที่เล่นอยู่ในบันทึก เลือกช่วงวันและประเภทเกมได้ เปิดแต่ละตาเพื่อดูภาพย้อนหลังและการเคลื่อนไหวของเงิน หรือบันทึกเป็นไฟล์ CSV</p>',
      en: '<p>Every round you play is there. Choose days and kinds of games, open a round to watch it again with each movement of money, or save the list as a CSV file.</p>',
    },
  },
  {
    slug: 'payment-password',
    section: 'account',
    title: { th: 'รหัสผ่านการเงิน', en: 'The payment password' },
    content: {
      th: '<p>ตัวเลข 6–12 หลัก ไม่ซ้ำกับรหัสผ่านเข้าสู่ระบบ เงินออกจากบัญชีได้ด้วยรหัสนี้เท่านั้น</p><p>ลืมรหัส ตั้งใหม่ได้เมื่อยืนยันตัวตนด้วยวิธีอื่น แต่เงินจะออกได้หลังจากนั้น 24 ชั่วโมง เพื่อให้คุณมีเวลาหยุดคนที่ไม่ใช่คุณ</p>',
      en: '<p>Six to twelve digits, other than your password. Money leaves your account only by it.</p><p>If you forget it, prove yourself in another way and set it anew; money then leaves after 24 hours, so that you have time to stop somebody who is not you.</p>',
    },
  },
  {
    slug: 'take-a-break',
    section: 'care',
    title: { th: 'อยากพัก', en: 'Taking a break' },
    content: {
      th: '<p>ระหว่างเล่น นาฬิกาในแถบบนบอกว่าเล่นมานานเท่าไร ในเกม ตั้งให้หยุดเล่นอัตโนมัติเมื่อเสียถึงจำนวนที่กำหนด</p><p>ต้องการปิดบัญชี ติดต่อฝ่ายบริการลูกค้า หากการเล่นทำให้เดือดร้อน โทร <a href="tel:1323">1323</a> ได้ฟรีตลอด 24 ชั่วโมง</p>',
      en: '<p>While you play, the clock in the bar above tells for how long. Autoplay in a game stops at the loss you set.</p><p>To close your account, contact customer service. If playing hurts, call <a href="tel:1323">1323</a> in Thailand, free at any hour.</p>',
    },
  },
]
