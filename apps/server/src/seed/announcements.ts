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
      en: 'Golden Tiger is open: see its exact return to player inside the game',
    },
    content: {
      th: '<p>สล็อต 5 รีล 20 ไลน์ พร้อมไวลด์ สแกตเตอร์ และฟรีสปิน อัตราจ่ายคืนคำนวณจากทุกผลลัพธ์ที่เป็นไปได้ ไม่ใช่การประมาณ เปิดดูได้จากปุ่มข้อมูลในเกม</p><p><a href="/help#golden-tiger">อ่านกติกาเสือทองคำ</a></p>',
      en: '<p>Five reels, twenty lines, wilds, scatters and free spins. Its return to player is computed over every possible outcome, not estimated; open the information page inside the game to read it.</p><p><a href="/help#golden-tiger">Read the rules of Golden Tiger</a></p>',
    },
  },
  {
    daysAgo: 1,
    execution: 'B',
    types: ['B', 'PL'],
    title: {
      th: 'ฝากผ่านพร้อมเพย์ ยอดเงินเข้าทันทีหลังธนาคารยืนยัน',
      en: 'Deposit by PromptPay: your balance changes as soon as the bank confirms',
    },
    content: {
      th: '<p>สร้าง QR ตามจำนวนที่ต้องการฝาก แล้วสแกนจ่ายภายใน 15 นาที ยอดเงินด้านบนจะเปลี่ยนเองโดยไม่ต้องรีเฟรชหน้า</p><p><a href="/help#deposit">ดูวิธีฝากทีละขั้น</a></p>',
      en: '<p>Ask for a code, scan it and pay within 15 minutes. The balance at the top changes by itself; there is no need to reload.</p><p><a href="/help#deposit">Depositing, step by step</a></p>',
    },
  },
  {
    daysAgo: 2,
    execution: 'B',
    types: ['B', 'PL', 'PU'],
    title: {
      th: 'นี่คือเว็บสาธิต ไม่มีเงินจริง ผู้เล่นต้องมีอายุ 18 ปีขึ้นไป',
      en: 'This is a demonstration: no real money is moved. Players must be 18 or older',
    },
    content: {
      th: '<p>เงินทั้งหมดในเว็บนี้เป็นเงินสมมติ ธนาคารเป็นโปรแกรมจำลอง</p><p><strong>การพนันเป็นกิจการควบคุม</strong> โปรดตรวจสอบกฎหมายและใบอนุญาตก่อนให้บริการด้วยเงินจริง</p>',
      en: '<p>All money here is pretend and the bank is a simulator.</p><p><strong>Gambling is regulated:</strong> check the law and hold a licence before offering real money.</p>',
    },
  },
  {
    daysAgo: 3,
    execution: 'A',
    types: ['PL', 'PU'],
    title: {
      th: 'ตั้งพาสคีย์หรือแอปยืนยันตัวตน ใช้เวลาไม่ถึงนาที',
      en: 'Add a passkey or an authenticator app: it takes less than a minute',
    },
    content: {
      th: '<p>แม้มีคนรู้รหัสผ่านของคุณก็เข้าบัญชีไม่ได้ เปิดได้ที่ <a href="/?panel=securityCenter">บัญชีของฉัน</a></p><p>เราจะไม่ขอรหัสผ่านหรือรหัส OTP ของคุณทางแชต โทรศัพท์ หรืออีเมล</p>',
      en: '<p>Whoever learns your password then still stays outside. Set it up in <a href="/?panel=securityCenter">My account</a>.</p><p>We never ask for your password or a code by chat, telephone or e-mail.</p>',
    },
  },
  {
    daysAgo: 4,
    execution: 'F',
    types: ['PU'],
    title: { th: 'ยินดีต้อนรับ เริ่มจากตรงนี้', en: 'Welcome: where to begin' },
    content: {
      th: '<ol><li>เติมเงินที่ <a href="/?panel=depositv2">ฝากเงิน</a> หรือดูเกมก่อนก็ได้</li><li>ทุกตาที่เล่นอยู่ใน <a href="/?panel=personalHistoryCopy">บันทึกการเดิมพัน</a> และเปิดดูซ้ำได้</li><li>สงสัยอะไร ดูที่ <a href="/helpmc">ศูนย์ช่วยเหลือสมาชิก</a></li></ol><p>เล่นเพื่อความสนุก ด้วยเงินที่เสียได้โดยไม่เดือดร้อน</p>',
      en: '<ol><li><a href="/?panel=depositv2">Deposit</a>, or look at the games first.</li><li>Every round you play stands in your <a href="/?panel=personalHistoryCopy">betting record</a> and can be watched again.</li><li>Questions are answered in the <a href="/helpmc">members’ help</a>.</li></ol><p>Play for fun, with money you can spare.</p>',
    },
  },
]
