import type { SeededArticle } from './article.ts'

/** What visitors ask about their account and about playing with care. */
export const ACCOUNT_ARTICLES: readonly SeededArticle[] = [
  {
    slug: 'join',
    section: 'start',
    title: { th: 'สมัครสมาชิก', en: 'Opening an account' },
    content: {
      th: '<ol><li>กด <a href="/?panel=register">สมัครสมาชิก</a> แล้วเลือกสมัครด้วยชื่อผู้ใช้หรือเบอร์มือถือ</li><li>ใส่วันเกิด ต้องมีอายุครบตามที่กำหนด ซึ่งไม่น้อยกว่า 18 ปี</li><li>หากสมัครด้วยเบอร์มือถือ เราจะส่งรหัสทางข้อความเพื่อยืนยันว่าเป็นเบอร์ของคุณ</li></ol><p>มีรหัสเชิญจากเพื่อนหรือเอเยนต์ ใส่ตอนสมัครได้</p>',
      en: '<ol><li>Press <a href="/?panel=register">Join</a> and choose a username or a mobile number to sign in by.</li><li>Tell your birthday: nobody under 18 may play, and some places ask for more.</li><li>With a mobile number, a code by message proves that it is yours.</li></ol><p>An invitation code of a friend or agent goes into the same form.</p>',
    },
  },
  {
    needs: 'FREEPLAY3',
    slug: 'free-play',
    section: 'start',
    title: { th: 'เล่นฟรีก่อนสมัคร', en: 'Playing free first' },
    content: {
      th: '<p>ในหน้าเข้าสู่ระบบมีปุ่ม <strong>เล่นฟรี</strong> รับเครดิตทดลอง 10,000 ใช้ได้ 24 ชั่วโมง เกมและโอกาสชนะเหมือนของจริงทุกอย่าง แต่เครดิตทดลองไม่ใช่เงินและถอนไม่ได้</p>',
      en: '<p>The sign-in window has a button for <strong>free play</strong>: 10,000 in play money for 24 hours. Games and odds are exactly the same; play money is no money and is never paid out.</p>',
    },
  },
  {
    slug: 'security',
    section: 'account',
    title: { th: 'ทำให้บัญชีปลอดภัย', en: 'Keeping your account safe' },
    content: {
      th: '<ul><li><strong>พาสคีย์</strong> เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือ PIN ของเครื่อง ไม่มีรหัสให้ใครขโมย</li><li><strong>แอปยืนยันตัวตน</strong> ขอรหัสหกหลักเพิ่มจากรหัสผ่าน</li><li><strong>อุปกรณ์ที่เข้าสู่ระบบอยู่</strong> ดูและสั่งออกจากระบบได้ทุกเครื่อง</li></ul><p>ทั้งหมดอยู่ใน <a href="/?panel=securityCenter">บัญชีของฉัน</a></p><blockquote>เจ้าหน้าที่ไม่ขอรหัสผ่าน รหัส OTP หรือรหัสผ่านการเงินของคุณไม่ว่ากรณีใด</blockquote>',
      en: '<ul><li>A <strong>passkey</strong> signs you in by finger, face or the PIN of your device. There is no password to steal.</li><li>An <strong>authenticator app</strong> asks for six digits besides the password.</li><li><strong>Where you are signed in</strong> lists every device; end any of them.</li></ul><p>All of it stands in <a href="/?panel=securityCenter">My account</a>.</p><blockquote>Our staff never ask for your password, a code or your payment password.</blockquote>',
    },
  },
  {
    slug: 'forgotten-password',
    section: 'account',
    title: { th: 'ลืมรหัสผ่าน', en: 'I have forgotten my password' },
    content: {
      th: '<p>เปิด <a href="/?panel=forgot">ลืมรหัสผ่าน</a> แล้วเลือกทางอีเมลหรือเบอร์มือถือที่ยืนยันไว้กับบัญชี เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นทั้งหมดจะออกจากระบบ</p><p>ไม่ได้ยืนยันทั้งสองอย่างไว้ กรุณาติดต่อฝ่ายบริการลูกค้า</p>',
      en: '<p>Open <a href="/?panel=forgot">Forgotten password</a> and choose the e-mail address or mobile number that you proved. With the change every other device is signed out.</p><p>If you have proved neither, please contact customer service.</p>',
    },
  },
  {
    slug: 'play-with-care',
    section: 'care',
    title: { th: 'เล่นอย่างมีสติ', en: 'Playing with care' },
    content: {
      th: '<p>การพนันเป็นความบันเทิงที่มีค่าใช้จ่าย ไม่ใช่ทางหาเงิน ในระยะยาวผู้เล่นเสียมากกว่าได้ อัตราจ่ายคืนต่ำกว่า 100% เสมอ</p><ul><li>กำหนดเงินและเวลาก่อนเริ่ม แล้วหยุดเมื่อถึง</li><li>อย่าเล่นเพื่อเอาคืน</li><li>อย่าเล่นด้วยเงินยืม หรือเงินค่าเช่า ค่าอาหาร</li><li>อย่าเล่นเมื่อดื่ม เศร้า หรือโกรธ</li></ul><h3>ถามตัวเอง</h3><ul><li>เคยปิดบังคนใกล้ชิดว่าเล่นเท่าไหร่หรือไม่</li><li>เคยเล่นเพิ่มเพื่อเอาเงินที่เสียคืนหรือไม่</li><li>การเล่นเคยทำให้นอนไม่หลับหรือเสียงานหรือไม่</li></ul><p>หากตอบว่าใช่แม้ข้อเดียว โทรปรึกษา <a href="tel:1323">สายด่วนสุขภาพจิต 1323</a> ได้ฟรีตลอด 24 ชั่วโมง</p>',
      en: '<p>Gambling is entertainment that costs money and no way to earn any. Over time players lose more than they win: a return is always below 100%.</p><ul><li>Decide on money and time before you begin, and stop there.</li><li>Never play to win losses back.</li><li>Never play with borrowed money, or with that for rent or food.</li><li>Do not play when you have been drinking, or are sad or angry.</li></ul><h3>Ask yourself</h3><ul><li>Have I hidden from somebody close how much I play?</li><li>Have I played on to win back what I lost?</li><li>Has playing cost me sleep or work?</li></ul><p>If one answer is yes, talk to somebody. In Thailand the mental health line, <a href="tel:1323">1323</a>, is free at any hour.</p>',
    },
  },
  {
    slug: 'age',
    section: 'care',
    title: { th: 'อายุ 18 ปีขึ้นไปเท่านั้น', en: '18 and older only' },
    content: {
      th: '<p>ผู้ที่อายุไม่ถึง 18 ปีสมัครไม่ได้ หากคุณใช้เครื่องร่วมกับเด็ก อย่าบันทึกรหัสผ่านไว้ในเครื่องและออกจากระบบทุกครั้ง</p>',
      en: '<p>Nobody under 18 can open an account. If children use your device, keep no password in it and sign out each time.</p>',
    },
  },
]
