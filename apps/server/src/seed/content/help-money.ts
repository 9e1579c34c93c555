import type { SeededArticle } from './article.ts'

/** What visitors ask about money. */
export const MONEY_ARTICLES: readonly SeededArticle[] = [
  {
    slug: 'deposit',
    section: 'money',
    title: { th: 'ฝากเงินผ่านพร้อมเพย์', en: 'Depositing by PromptPay' },
    content: {
      th: '<ol><li>กด <strong>ฝากเงิน</strong> แล้วใส่จำนวน ตั้งแต่ 20 ถึง 200,000 บาทต่อครั้ง</li><li>กดสร้าง QR แล้วสแกนด้วยแอปธนาคารใดก็ได้ หากใช้โทรศัพท์เครื่องเดียวกัน ให้บันทึกภาพแล้วเปิดจากแอปธนาคาร</li><li>จ่ายตามจำนวนนั้นพอดี หนึ่งครั้ง ภายใน 15 นาที</li><li>ยอดเงินเปลี่ยนเองภายในไม่กี่วินาทีหลังธนาคารยืนยัน ไม่ต้องแจ้งโอน</li></ol><p>ไม่มีค่าธรรมเนียม</p><h3>จ่ายหลังหมดเวลาไปแล้ว</h3><p>เงินไม่หาย หากจ่ายครบตามจำนวน ระบบจะเติมให้ทันทีที่ธนาคารแจ้ง แม้ QR หมดอายุหรือถูกยกเลิก</p>',
      en: '<ol><li>Press <strong>Deposit</strong> and choose an amount from 20 to 200,000 baht.</li><li>Make a QR and scan it with any Thai banking app. On the same phone, save the picture and open it in the app.</li><li>Pay exactly that amount, once, within 15 minutes.</li><li>The balance changes by itself, seconds after the bank confirms. There is nothing to report.</li></ol><p>There is no fee.</p><h3>Paid after the time was over</h3><p>Nothing is lost. The whole amount is credited as soon as the bank reports it, even where the QR has expired or was cancelled.</p>',
    },
  },
  {
    slug: 'deposit-missing',
    section: 'money',
    title: { th: 'จ่ายแล้ว แต่เงินยังไม่เข้า', en: 'I have paid, but the money is not there' },
    content: {
      th: '<p>ส่วนใหญ่ธนาคารแจ้งภายในไม่กี่วินาที บางครั้งอาจนานกว่านั้น ดูสถานะได้ที่รายการฝากในหน้าฝากเงิน</p><p>เงินจะถูกพักไว้ให้เจ้าหน้าที่ตรวจ ไม่เข้าบัญชีเอง ในกรณีต่อไปนี้</p><ul><li>จำนวนที่จ่ายไม่ตรงกับ QR</li><li>จ่าย QR เดิมซ้ำเป็นครั้งที่สอง</li><li>เลขอ้างอิงไม่ตรงกับรายการใด</li></ul><p>ติดต่อฝ่ายบริการลูกค้าพร้อมเลขอ้างอิงที่ขึ้นต้นด้วย D และสลิปโอนเงิน</p>',
      en: '<p>Banks mostly report within seconds, and sometimes later. The list in the deposit window shows where yours stands.</p><p>In these cases the money is held for a person to look at and is not credited by itself:</p><ul><li>the amount differs from that of the QR,</li><li>the same QR was paid a second time,</li><li>the reference belongs to no deposit.</li></ul><p>Contact customer service with the reference, which begins with D, and your transfer slip.</p>',
    },
  },
  {
    slug: 'withdraw',
    section: 'money',
    title: { th: 'ถอนเงิน', en: 'Withdrawing' },
    content: {
      th: '<p>หน้าถอนเงินยังไม่เปิดในเว็บสาธิตนี้ เงินทั้งหมดเป็นเงินสมมติ</p><p>เตรียมไว้ล่วงหน้าได้ดังนี้</p><ul><li>ตั้ง <strong>รหัสผ่านการเงิน</strong> ในบัญชีของฉัน เงินออกจากบัญชีได้ด้วยรหัสนี้เท่านั้น</li><li>หากตั้งรหัสผ่านการเงินใหม่โดยไม่มีรหัสเดิม ต้องรอ 24 ชั่วโมงก่อนเงินจะออกได้ และเราจะแจ้งคุณทางข้อความหรืออีเมล</li></ul>',
      en: '<p>Withdrawals are not open on this demonstration yet; all money here is pretend.</p><p>What you can do already:</p><ul><li>Set a <strong>payment password</strong> in My account. Money leaves your account only by it.</li><li>If you set it anew without the old one, money leaves after 24 hours at the earliest, and we tell you by message or e-mail.</li></ul>',
    },
  },
  {
    slug: 'turnover',
    section: 'money',
    title: { th: 'เทิร์นโอเวอร์คืออะไร', en: 'What is turnover?' },
    content: {
      th: '<p>เทิร์นโอเวอร์คือผลรวมเงินเดิมพันของตาที่จบแล้ว ไม่ว่าจะแพ้หรือชนะ</p><table><thead><tr><th>เล่น</th><th>เดิมพัน</th><th>เทิร์นโอเวอร์</th></tr></thead><tbody><tr><td>สล็อต 10 ตา ตาละ 20</td><td>200</td><td>200</td></tr><tr><td>ตาที่ถูกยกเลิกและคืนเงิน</td><td>20</td><td>0</td></tr></tbody></table><p>การฝากเงินอย่างเดียวไม่มีเงื่อนไขเทิร์นโอเวอร์ หากโปรโมชันใดมี จะเขียนตัวเลขไว้ในเงื่อนไขก่อนคุณกดรับเสมอ</p>',
      en: '<p>Turnover is the sum of your stakes in rounds that have ended, whether lost or won.</p><table><thead><tr><th>Played</th><th>Staked</th><th>Turnover</th></tr></thead><tbody><tr><td>Ten spins of 20</td><td>200</td><td>200</td></tr><tr><td>A round that was called off and paid back</td><td>20</td><td>0</td></tr></tbody></table><p>A deposit alone asks for no turnover. Where a promotion does, its conditions say how much before you join.</p>',
    },
  },
]
