import type { SeededArticle } from './article.ts'

/** What visitors ask about money. */
export const MONEY_ARTICLES: readonly SeededArticle[] = [
  {
    slug: 'deposit',
    section: 'money',
    title: { th: 'ฝากเงินผ่านพร้อมเพย์', en: 'Deposit with PromptPay' },
    content: {
      th: '<ol><li>กด <strong>ฝากเงิน</strong> แล้วใส่จำนวน ตั้งแต่ 20 ถึง 200,000 บาทต่อครั้ง</li><li>กดสร้าง QR แล้วสแกนด้วยแอปธนาคารใดก็ได้ หากใช้โทรศัพท์เครื่องเดียวกัน ให้บันทึกภาพแล้วเปิดจากแอปธนาคาร</li><li>จ่ายตามจำนวนนั้นพอดี หนึ่งครั้ง ภายใน 15 นาที</li><li>ยอดเงินเปลี่ยนเองภายในไม่กี่วินาทีหลังธนาคารยืนยัน ไม่ต้องแจ้งโอน</li></ol><p>ไม่มีค่าธรรมเนียม</p><h3>จ่ายหลังหมดเวลาไปแล้ว</h3><p>เงินไม่หาย หากจ่ายครบตามจำนวน ระบบจะเติมให้ทันทีที่ธนาคารแจ้ง แม้ QR หมดอายุหรือถูกยกเลิก</p>',
      en: '<ol><li>Press <strong>Deposit</strong> and choose an amount from 20 to 200,000 baht.</li><li>Create the QR code and scan it with any Thai banking app. On the same phone, save the picture and open it in the app.</li><li>Pay exactly that amount, once, within 15 minutes.</li><li>Your balance updates automatically seconds after the bank confirms. You do not need to send a slip.</li></ol><p>There is no fee.</p><h3>Paid too late?</h3><p>Your money is safe. The full amount is credited as soon as the bank confirms it, even if the QR code has expired or was cancelled.</p>',
    },
  },
  {
    slug: 'deposit-missing',
    section: 'money',
    title: { th: 'จ่ายแล้ว แต่เงินยังไม่เข้า', en: 'I paid but my deposit has not arrived' },
    content: {
      th: '<p>ส่วนใหญ่ธนาคารแจ้งภายในไม่กี่วินาที บางครั้งอาจนานกว่านั้น ดูสถานะได้ที่รายการฝากในหน้าฝากเงิน</p><p>เงินจะถูกพักไว้ให้เจ้าหน้าที่ตรวจ ไม่เข้าบัญชีเอง ในกรณีต่อไปนี้</p><ul><li>จำนวนที่จ่ายไม่ตรงกับ QR</li><li>จ่าย QR เดิมซ้ำเป็นครั้งที่สอง</li><li>เลขอ้างอิงไม่ตรงกับรายการใด</li></ul><p>ติดต่อฝ่ายบริการลูกค้าพร้อมเลขอ้างอิงที่ขึ้นต้นด้วย D และสลิปโอนเงิน</p>',
      en: '<p>Banks usually confirm within seconds, sometimes later. Check the status in the deposit window.</p><p>In these cases the payment is held for review and not credited automatically:</p><ul><li>the amount differs from the QR code,</li><li>the same QR code was paid twice,</li><li>the reference does not match a deposit.</li></ul><p>Contact customer service with the reference, which starts with D, and your transfer slip.</p>',
    },
  },
  {
    slug: 'withdraw',
    section: 'money',
    title: { th: 'ถอนเงิน', en: 'Withdrawals' },
    content: {
      th: '<ol><li>ตั้ง <strong>รหัสผ่านการเงิน</strong> และเพิ่มบัญชีธนาคารหรือทรูมันนี่ที่เป็นชื่อของคุณ</li><li>กด <strong>ถอนเงิน</strong> เลือกบัญชี ใส่จำนวนตั้งแต่ 300 บาท แล้วยืนยันด้วยรหัสผ่านการเงิน</li><li>ยอดถูกกันไว้ทันที ยกเลิกได้จนกว่าเจ้าหน้าที่จะเริ่มดำเนินการ</li><li>เมื่อโอนแล้ว กดยืนยันว่าได้รับเงิน หากยังไม่ได้รับ ให้แจ้งในหน้าเดียวกัน</li></ol><p>ต้องทำยอดเทิร์นให้ครบก่อนถอน ดูยอดที่เหลือได้ที่หน้ายอดเทิร์น</p><p>หากตั้งรหัสผ่านการเงินใหม่โดยไม่มีรหัสเดิม หรือเพิ่มบัญชีใหม่ ต้องรอ 24 ชั่วโมงก่อนเงินจะออกได้ เงินในเว็บสาธิตนี้เป็นเงินสมมติ</p>',
      en: '<ol><li>Set a <strong>payment password</strong>, and add a bank account or TrueMoney wallet in your own name.</li><li>Press <strong>Withdraw</strong>, choose an account and an amount of at least 300 baht, and confirm with your payment password.</li><li>The amount is deducted immediately. You can cancel until we start processing it.</li><li>Once it has been paid, confirm that you received it, or report on the same page that you did not.</li></ol><p>Complete your turnover requirement first; the turnover page shows what is left.</p><p>A payment password that was reset without the old one, or an additional bank account, can be used after 24 hours. On this demo site no real money is involved.</p>',
    },
  },
  {
    slug: 'turnover',
    section: 'money',
    title: { th: 'เทิร์นโอเวอร์คืออะไร', en: 'What is turnover?' },
    content: {
      th: '<p>เทิร์นโอเวอร์คือยอดเล่นที่นับ จากตาที่จบแล้ว ไม่ว่าจะแพ้หรือชนะ เกมโต๊ะและกีฬานับเฉพาะส่วนที่เสี่ยงจริง</p><table><thead><tr><th>เล่น</th><th>เดิมพัน</th><th>เทิร์นโอเวอร์</th></tr></thead><tbody><tr><td>สล็อต 10 ตา ตาละ 20</td><td>200</td><td>200</td></tr><tr><td>คาสิโนสด 200 (นับครึ่ง)</td><td>200</td><td>100</td></tr><tr><td>ตาที่ถูกยกเลิกและคืนเงิน</td><td>20</td><td>0</td></tr></tbody></table><p>เงินฝากต้องเล่นหนึ่งเท่าก่อนถอน หากรับโบนัส เงื่อนไขเขียนไว้ก่อนคุณกดเข้าร่วมเสมอ รายการเก่าสุดนับก่อน และหากเล่นจนหมดแล้วฝากใหม่ ยอดเดิมจะถูกยกเลิก</p>',
      en: '<p>Turnover is the valid stake of settled rounds, won or lost. At tables and in sports only the amount at risk counts.</p><table><thead><tr><th>Played</th><th>Staked</th><th>Turnover</th></tr></thead><tbody><tr><td>Ten spins of 20</td><td>200</td><td>200</td></tr><tr><td>Live casino, which counts half</td><td>200</td><td>100</td></tr><tr><td>A cancelled and refunded round</td><td>20</td><td>0</td></tr></tbody></table><p>Deposits have a 1× turnover requirement before withdrawal. The requirement of a bonus is shown before you join. The oldest requirement is completed first, and if you lose your whole balance, earlier requirements are cleared when you deposit again.</p>',
    },
  },
]
