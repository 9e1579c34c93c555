import type { SeededArticle } from './article.ts'

/** What visitors ask about games. */
export const GAME_ARTICLES: readonly SeededArticle[] = [
  {
    slug: 'golden-tiger',
    section: 'games',
    title: { th: 'กติกาเสือทองคำ', en: 'Golden Tiger rules' },
    content: {
      th: '<ul><li>5 รีล 3 แถว 20 ไลน์ เงินเดิมพันหนึ่งตาแบ่งเท่ากันทุกไลน์</li><li>ไลน์จ่ายจากซ้ายไปขวา เริ่มที่รีลแรก</li><li><strong>เสือ</strong> เป็นไวลด์ แทนได้ทุกสัญลักษณ์ยกเว้นโคมไฟ</li><li><strong>โคมไฟ</strong> เป็นสแกตเตอร์ 3, 4 หรือ 5 ดวง ได้ฟรีสปิน 10, 15 หรือ 20 ครั้ง</li><li>ระหว่างฟรีสปิน เงินรางวัลคูณ 3 และรับฟรีสปินเพิ่มได้ รวมไม่เกิน 50 ครั้งต่อรอบ</li></ul><table><tbody><tr><th>อัตราจ่ายคืน (RTP)</th><td>96.21%</td></tr><tr><th>ชนะเฉลี่ย</th><td>ทุก 3.68 ตา</td></tr><tr><th>ฟรีสปินเฉลี่ย</th><td>ทุก 137.82 ตา</td></tr></tbody></table><p>ตารางจ่ายทั้งหมดอยู่ในปุ่มข้อมูลของเกม</p>',
      en: '<ul><li>Five reels, three rows and twenty lines; the stake is split equally across all lines.</li><li>Lines pay from left to right, starting on the first reel.</li><li>The <strong>tiger</strong> is wild and substitutes for all symbols except the lantern.</li><li>The <strong>lantern</strong> is the scatter: 3, 4 or 5 of them win 10, 15 or 20 free spins.</li><li>In free spins all wins are multiplied by 3, and free spins can be retriggered, up to 50 in total.</li></ul><table><tbody><tr><th>Return to player (RTP)</th><td>96.21%</td></tr><tr><th>A win, on average</th><td>every 3.68 spins</td></tr><tr><th>Free spins, on average</th><td>every 137.82 spins</td></tr></tbody></table><p>See the full pay table in the game under the information button.</p>',
    },
  },
  {
    slug: 'fair',
    section: 'games',
    title: { th: 'เกมยุติธรรมอย่างไร', en: 'How our games are fair' },
    content: {
      th: '<ul><li>ผลสุ่มที่เซิร์ฟเวอร์ด้วยตัวสร้างเลขสุ่มเชิงรหัสของระบบปฏิบัติการ</li><li>เงินเดิมพันถูกหักก่อน แล้วจึงสุ่มผล ยอดเงินและประวัติของคุณไม่มีผลต่อการสุ่ม</li><li>อัตราจ่ายคืนคำนวณจากผลลัพธ์ทั้งหมดที่เป็นไปได้ ไม่ใช่การทดลองเล่น</li><li>ทุกตาเก็บไว้ในบันทึกการเดิมพันของคุณ เปิดดูซ้ำได้ พร้อมทุกการเคลื่อนไหวของเงิน</li></ul>',
      en: '<ul><li>Outcomes are drawn on the server by the operating system’s cryptographic random number generator.</li><li>The stake is taken before the outcome is drawn. Your balance and history never affect it.</li><li>RTP is calculated from every possible outcome, not sampled.</li><li>Every round stays in your betting record and can be replayed with all its transactions.</li></ul>',
    },
  },
  {
    slug: 'connection-lost',
    section: 'games',
    title: { th: 'เน็ตหลุดกลางตา', en: 'I lost connection during a round' },
    content: {
      th: '<p>ตานั้นปลอดภัย ผลถูกตัดสินและจ่ายที่เซิร์ฟเวอร์ ไม่ใช่ในเครื่องของคุณ เปิดเกมอีกครั้งเพื่อดูผลหรือเล่นต่อ</p><p>หากตาใดถูกยกเลิก เงินเดิมพันที่หักไปจะคืนเข้ายอดเงินเต็มจำนวน ดูได้ในบันทึกการเดิมพัน</p>',
      en: '<p>Your round is safe: it is decided and paid on the server, not on your device. Open the game again to see the result or continue.</p><p>If a round is cancelled, the full stake is refunded to your balance, as shown in your betting record.</p>',
    },
  },
]
