/** What the demo brand has to say. All of it is true of a demo. */
export const ANNOUNCEMENTS = [
  {
    daysAgo: 0,
    title: {
      th: 'เสือทองคำเปิดให้เล่นแล้ว ดูอัตราจ่ายคืนที่คำนวณแน่นอนได้ในเกม',
      en: 'Golden Tiger is open: see its exact return to player inside the game',
    },
    content: {
      th: 'สล็อต 5 รีล 20 ไลน์ พร้อมไวลด์ สแกตเตอร์ และฟรีสปิน อัตราจ่ายคืนคำนวณจากทุกผลลัพธ์ที่เป็นไปได้ ไม่ใช่การประมาณ เปิดดูได้จากปุ่มข้อมูลในเกม',
      en: 'Five reels, twenty lines, wilds, scatters and free spins. Its return to player is computed over every possible outcome, not estimated; open the information page inside the game to read it.',
    },
  },
  {
    daysAgo: 1,
    title: {
      th: 'ฝากผ่านพร้อมเพย์ ยอดเงินเข้าทันทีหลังธนาคารยืนยัน',
      en: 'Deposit by PromptPay: your balance changes as soon as the bank confirms',
    },
    content: {
      th: 'สร้าง QR ตามจำนวนที่ต้องการฝาก แล้วสแกนจ่ายภายใน 15 นาที ยอดเงินด้านบนจะเปลี่ยนเองโดยไม่ต้องรีเฟรชหน้า',
      en: 'Ask for a code, scan it and pay within 15 minutes. The balance at the top changes by itself; there is no need to reload.',
    },
  },
  {
    daysAgo: 2,
    title: {
      th: 'นี่คือเว็บสาธิต ไม่มีเงินจริง ผู้เล่นต้องมีอายุ 18 ปีขึ้นไป',
      en: 'This is a demonstration: no real money is moved. Players must be 18 or older',
    },
    content: {
      th: 'เงินทั้งหมดในเว็บนี้เป็นเงินสมมติ ธนาคารเป็นโปรแกรมจำลอง การพนันเป็นกิจการควบคุม โปรดตรวจสอบกฎหมายและใบอนุญาตก่อนให้บริการด้วยเงินจริง',
      en: 'All money here is pretend and the bank is a simulator. Gambling is regulated: check the law and hold a licence before offering real money.',
    },
  },
] as const
