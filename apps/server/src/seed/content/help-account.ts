import type { SeededArticle } from './article.ts'

/** What visitors ask about their account and about playing with care. */
export const ACCOUNT_ARTICLES: readonly SeededArticle[] = [
  {
    slug: 'join',
    section: 'start',
    title: { th: 'สมัครสมาชิก', en: 'Open an account' },
    content: {
      th: '<ol><li>กด <a href="/?panel=register">สมัครสมาชิก</a> แล้วเลือกสมัครด้วยชื่อผู้ใช้หรือเบอร์มือถือ</li><li>ใส่วันเกิด ต้องมีอายุครบตามที่กำหนด ซึ่งไม่น้อยกว่า 18 ปี</li><li>หากสมัครด้วยเบอร์มือถือ เราจะส่งรหัสทางข้อความเพื่อยืนยันว่าเป็นเบอร์ของคุณ</li></ol><p>มีรหัสเชิญจากเพื่อนหรือเอเยนต์ ใส่ตอนสมัครได้</p>',
      en: '<ol><li>Press <a href="/?panel=register">Join</a> and choose a username or a mobile number to sign in with.</li><li>Enter your date of birth: players must be at least 18, in some countries older.</li><li>If you use a mobile number, we verify it with a code by SMS.</li></ol><p>If a friend or agent invited you, enter their invitation code in the same form.</p>',
    },
  },
  {
    needs: 'FREEPLAY3',
    slug: 'free-play',
    section: 'start',
    title: { th: 'เล่นฟรีก่อนสมัคร', en: 'Try it for free' },
    content: {
      th: '<p>ในหน้าเข้าสู่ระบบมีปุ่ม <strong>เล่นฟรี</strong> รับเครดิตทดลอง 10,000 ใช้ได้ 24 ชั่วโมง เกมและโอกาสชนะเหมือนของจริงทุกอย่าง แต่เครดิตทดลองไม่ใช่เงินและถอนไม่ได้</p>',
      en: '<p>Press <strong>Try without an account</strong> in the sign-in window to get 10,000 in demo money for 24 hours. Games and odds are exactly the same; demo money has no value and cannot be withdrawn.</p>',
    },
  },
  {
    slug: 'security',
    section: 'account',
    title: { th: 'ทำให้บัญชีปลอดภัย', en: 'Keep your account safe' },
    content: {
      th: '<ul><li><strong>พาสคีย์</strong> เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือ PIN ของเครื่อง ไม่มีรหัสให้ใครขโมย</li><li><strong>แอปยืนยันตัวตน</strong> ขอรหัสหกหลักเพิ่มจากรหัสผ่าน</li><li><strong>อุปกรณ์ที่เข้าสู่ระบบอยู่</strong> ดูและสั่งออกจากระบบได้ทุกเครื่อง</li></ul><p>ทั้งหมดอยู่ใน <a href="/?panel=securityCenter">บัญชีของฉัน</a></p><blockquote>เจ้าหน้าที่ไม่ขอรหัสผ่าน รหัส OTP หรือรหัสผ่านการเงินของคุณไม่ว่ากรณีใด</blockquote>',
      en: '<ul><li>A <strong>passkey</strong> signs you in with your fingerprint, face or device PIN. There is no password to steal.</li><li>An <strong>authenticator app</strong> adds a 6-digit code to your password.</li><li><strong>Active sessions</strong> lists all your devices, and you can sign out any of them.</li></ul><p>Find all of this in <a href="/?panel=securityCenter">My account</a>.</p><blockquote>Our staff never ask for your password, a code or your payment password.</blockquote>',
    },
  },
  {
    slug: 'forgotten-password',
    section: 'account',
    title: { th: 'ลืมรหัสผ่าน', en: 'I forgot my password' },
    content: {
      th: '<p>เปิด <a href="/?panel=forgot">ลืมรหัสผ่าน</a> แล้วเลือกทางอีเมลหรือเบอร์มือถือที่ยืนยันไว้กับบัญชี เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นทั้งหมดจะออกจากระบบ</p><p>ไม่ได้ยืนยันทั้งสองอย่างไว้ กรุณาติดต่อฝ่ายบริการลูกค้า</p>',
      en: '<p>Open <a href="/?panel=forgot">Forgotten password</a> and choose your verified email address or mobile number. When you change your password, all other devices are signed out.</p><p>If you have verified neither, please contact customer service.</p>',
    },
  },
  {
    slug: 'play-with-care',
    section: 'care',
    title: { th: 'เล่นอย่างรับผิดชอบ', en: 'Responsible gaming' },
    content: {
      th: '<p>การพนันเป็นความบันเทิงที่มีค่าใช้จ่าย ไม่ใช่ทางหาเงิน ในระยะยาวผู้เล่นเสียมากกว่าได้ อัตราจ่ายคืนต่ำกว่า 100% เสมอ</p><ul><li>กำหนดเงินและเวลาก่อนเริ่ม แล้วหยุดเมื่อถึง</li><li>อย่าเล่นเพื่อเอาคืน</li><li>อย่าเล่นด้วยเงินยืม หรือเงินค่าเช่า ค่าอาหาร</li><li>อย่าเล่นเมื่อดื่ม เศร้า หรือโกรธ</li></ul><h3>ถามตัวเอง</h3><ul><li>เคยปิดบังคนใกล้ชิดว่าเล่นเท่าไหร่หรือไม่</li><li>เคยเล่นเพิ่มเพื่อเอาเงินที่เสียคืนหรือไม่</li><li>การเล่นเคยทำให้นอนไม่หลับหรือเสียงานหรือไม่</li></ul><p>หากตอบว่าใช่แม้ข้อเดียว โทรปรึกษา <a href="tel:1323">สายด่วนสุขภาพจิต 1323</a> ได้ฟรีตลอด 24 ชั่วโมง</p>',
      en: '<p>Gambling is entertainment, not a way to earn money. Over time players lose more than they win: RTP is always below 100%.</p><ul><li>Set a budget and a time limit before you start, and stick to them.</li><li>Never chase your losses.</li><li>Never play with borrowed money or money you need for rent or food.</li><li>Do not play when you have been drinking, or feel sad or angry.</li></ul><h3>Ask yourself</h3><ul><li>Do I hide how much I play from people close to me?</li><li>Do I keep playing to win back what I lost?</li><li>Does playing cost me sleep or affect my work?</li></ul><p>If you answer yes to any of these, talk to someone. In Thailand the mental health hotline <a href="tel:1323">1323</a> is free, 24 hours a day.</p>',
    },
  },
  {
    slug: 'age',
    section: 'care',
    title: { th: 'อายุ 18 ปีขึ้นไปเท่านั้น', en: 'Players must be 18 or older' },
    content: {
      th: '<p>ผู้ที่อายุไม่ถึง 18 ปีสมัครไม่ได้ หากคุณใช้เครื่องร่วมกับเด็ก อย่าบันทึกรหัสผ่านไว้ในเครื่องและออกจากระบบทุกครั้ง</p>',
      en: '<p>People under 18 cannot open an account. If children use your device, do not save your password on it and sign out every time.</p>',
    },
  },
]
