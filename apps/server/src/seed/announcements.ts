import type { AnnouncementVersion } from '@sanuk/contracts/office-content'

export type SeededAnnouncement = Pick<AnnouncementVersion, 'title' | 'content' | 'execution' | 'types'> & {
  readonly daysAgo: number
}

/** What the demo brands have to say. All of it is true of a demo. */
export const ANNOUNCEMENTS: readonly SeededAnnouncement[] = [
  {
    daysAgo: 0,
    execution: 'B',
    types: ['B', 'PR'],
    title: {
      th: 'เสือทองคำเปิดให้เล่นแล้ว ดูอัตราจ่ายคืนที่คำนวณแน่นอนได้ในเกม',
      en: 'New game: Golden Tiger. See its exact RTP inside the game',
    },
    content: {
      th: '<p>สล็อต 5 รีล 20 ไลน์ พร้อมไวลด์ สแกตเตอร์ และฟรีสปิน อัตราจ่ายคืนคำนวณจากทุกผลลัพธ์ที่เป็นไปได้ ไม่ใช่การประมาณ เปิดดูได้จากปุ่มข้อมูลในเกม</p><p><a href="/help#golden-tiger">อ่านกติกาเสือทองคำ</a></p>',
      en: '<p>Five reels, twenty lines, wilds, scatters and free spins. Its RTP is calculated from every possible outcome, not estimated; see the information page inside the game.</p><p><a href="/help#golden-tiger">Read the Golden Tiger rules</a></p>',
    },
  },
  {
    daysAgo: 1,
    execution: 'B',
    types: ['B', 'PL'],
    title: {
      th: 'ฝากผ่านพร้อมเพย์ ยอดเงินเข้าทันทีหลังธนาคารยืนยัน',
      en: 'PromptPay deposits: credited as soon as your bank confirms',
    },
    content: {
      th: '<p>สร้าง QR ตามจำนวนที่ต้องการฝาก แล้วสแกนจ่ายภายใน 15 นาที ยอดเงินด้านบนจะเปลี่ยนเองโดยไม่ต้องรีเฟรชหน้า</p><p><a href="/help#deposit">ดูวิธีฝากทีละขั้น</a></p>',
      en: '<p>Create a QR code, scan it and pay within 15 minutes. Your balance updates automatically; no need to reload.</p><p><a href="/help#deposit">How to deposit, step by step</a></p>',
    },
  },
  {
    daysAgo: 2,
    execution: 'B',
    types: ['B', 'PL', 'PU'],
    title: {
      th: 'นี่คือเว็บสาธิต เล่นได้โดยไม่ใช้เงินจริง',
      en: 'Demo site: no real money is used',
    },
    content: {
      th: '<p>เงินในเว็บนี้เป็นเงินสมมติ คุณลองฝาก เล่น และถอนได้เหมือนจริงโดยไม่เสียเงิน และเงินที่ได้แลกเป็นเงินจริงไม่ได้</p><p>สำหรับผู้มีอายุ 18 ปีขึ้นไป เล่นเพื่อความสนุก ตั้งวงเงินหรือพักการเล่นได้ที่ <a href="/?panel=protection">เล่นอย่างรับผิดชอบ</a></p>',
      en: '<p>No real money is used here. Try deposits, games and withdrawals for free; winnings cannot be exchanged for real money.</p><p>For players aged 18 and over. Play for fun; set limits or take a break under <a href="/?panel=protection">Responsible gaming</a>.</p>',
    },
  },
  {
    daysAgo: 3,
    execution: 'A',
    types: ['PL', 'PU'],
    title: {
      th: 'ตั้งพาสคีย์หรือแอปยืนยันตัวตน ใช้เวลาไม่ถึงนาที',
      en: 'Protect your account: add a passkey or authenticator app in less than a minute',
    },
    content: {
      th: '<p>แม้มีคนรู้รหัสผ่านของคุณก็เข้าบัญชีไม่ได้ เปิดได้ที่ <a href="/?panel=securityCenter">บัญชีของฉัน</a></p><p>เราจะไม่ขอรหัสผ่านหรือรหัส OTP ของคุณทางแชต โทรศัพท์ หรืออีเมล</p>',
      en: '<p>Your account stays safe even if someone learns your password. Set it up in <a href="/?panel=securityCenter">My account</a>.</p><p>We never ask for your password or a code by chat, phone or email.</p>',
    },
  },
  {
    daysAgo: 4,
    execution: 'F',
    types: ['PU'],
    title: { th: 'ยินดีต้อนรับ เริ่มจากตรงนี้', en: 'Welcome! Start here' },
    content: {
      th: '<ol><li>เติมเงินที่ <a href="/?panel=depositv2">ฝากเงิน</a> หรือดูเกมก่อนก็ได้</li><li>ทุกตาที่เล่นอยู่ใน <a href="/?panel=personalHistoryCopy">บันทึกการเดิมพัน</a> และเปิดดูซ้ำได้</li><li>สงสัยอะไร ดูที่ <a href="/helpmc">ศูนย์ช่วยเหลือสมาชิก</a></li></ol><p>เล่นเพื่อความสนุก ด้วยเงินที่เสียได้โดยไม่เดือดร้อน</p>',
      en: '<ol><li><a href="/?panel=depositv2">Deposit</a>, or explore the games first.</li><li>Every round is saved in your <a href="/?panel=personalHistoryCopy">betting record</a> and can be replayed.</li><li>Find answers in <a href="/helpmc">member help</a>.</li></ol><p>Play for fun, and only with money you can afford to lose.</p>',
    },
  },
]
