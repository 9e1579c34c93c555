import type { LegalVersion } from '@sanuk/contracts/office-content'

const TERMS: LegalVersion['content'] = {
  th: `
<p>ข้อกำหนดนี้คือข้อตกลงระหว่างคุณกับผู้ให้บริการเว็บไซต์นี้ (“เรา”) โปรดอ่านให้ครบก่อนเปิดบัญชี</p>
<h3>1. ใครเล่นได้</h3>
<ul>
<li>ต้องมีอายุไม่ต่ำกว่าเกณฑ์ที่แสดงไว้ท้ายทุกหน้า และอยู่ในพื้นที่ที่กฎหมายอนุญาตให้เล่นได้</li>
<li>หนึ่งคนมีได้หนึ่งบัญชี ต้องเปิดด้วยข้อมูลจริงของตนเองและเล่นเพื่อตนเองเท่านั้น</li>
<li>เราอาจขอเอกสารยืนยันตัวตน และอาจพักการถอนเงินไว้จนกว่าจะตรวจเสร็จ</li>
</ul>
<h3>2. บัญชีของคุณ</h3>
<ul>
<li>เก็บรหัสผ่านและรหัสผ่านชำระเงินเป็นความลับ เราจะไม่ขอรหัสเหล่านี้จากคุณ</li>
<li>หากสงสัยว่ามีผู้อื่นใช้บัญชี ให้เปลี่ยนรหัสผ่านและแจ้งเราทันที</li>
<li>ห้ามขาย ให้ หรือให้ผู้อื่นใช้บัญชี</li>
</ul>
<h3>3. เงินฝากและเงินถอน</h3>
<ul>
<li>ฝากจากบัญชีหรือวิธีชำระเงินที่เป็นชื่อของคุณ และถอนไปยังบัญชีที่เป็นชื่อของคุณ</li>
<li>จำนวนต่ำสุด จำนวนสูงสุด และค่าธรรมเนียมแสดงให้เห็นก่อนยืนยันทุกครั้ง</li>
<li>หากต้องมียอดเทิร์นโอเวอร์ก่อนถอน เว็บไซต์จะแสดงยอดที่ต้องทำและยอดที่ทำแล้ว</li>
<li>ยอดเงินในบัญชีไม่มีดอกเบี้ยและไม่ใช่เงินฝากธนาคาร</li>
</ul>
<h3>4. การเดิมพัน</h3>
<ul>
<li>เมื่อระบบรับเดิมพันแล้ว จะแก้ไขหรือยกเลิกไม่ได้ ยกเว้นกติกาของเกมนั้นอนุญาต</li>
<li>กติกาและอัตราจ่ายเป็นไปตามที่แสดงในแต่ละเกม ผลที่บันทึกบนเซิร์ฟเวอร์เป็นผลที่ใช้</li>
<li>หากเกมขัดข้องก่อนออกผล เราจะเล่นรอบนั้นต่อให้จบหรือคืนเงินเดิมพัน การจ่ายที่ผิดพลาดจะถูกแก้ให้ถูกต้อง</li>
</ul>
<h3>5. โปรโมชัน</h3>
<p>แต่ละโปรโมชันมีเงื่อนไขของตนเอง ซึ่งแสดงให้เห็นก่อนเข้าร่วม โบนัสที่ได้จากหลายบัญชีหรือจากการร่วมมือกันอาจถูกเรียกคืน</p>
<h3>6. สิ่งที่ห้ามทำ</h3>
<p>ห้ามใช้โปรแกรมเล่นแทน ใช้ช่องโหว่ ร่วมมือกันโกง ฟอกเงิน หรือใช้วิธีชำระเงินที่ไม่ใช่ของตน หากพบ เราอาจปิดบัญชี พักเงินไว้ระหว่างตรวจสอบ และแจ้งหน่วยงานที่เกี่ยวข้อง</p>
<h3>7. เล่นอย่างรับผิดชอบ</h3>
<p>คุณตั้งวงเงิน พักการเล่น หรือปิดกั้นตนเองได้ทุกเมื่อในเมนู “เล่นอย่างรับผิดชอบ” การลดวงเงินมีผลทันที การเพิ่มวงเงินต้องรอก่อน เล่นด้วยเงินที่เสียได้โดยไม่เดือดร้อน</p>
<h3>8. การปิดบัญชี</h3>
<p>คุณขอปิดบัญชีได้ทุกเมื่อ เราอาจปิดบัญชีที่ผิดข้อกำหนดนี้โดยแจ้งเหตุผล เงินที่เป็นของคุณโดยชอบจะยังถอนได้</p>
<h3>9. ข้อร้องเรียน</h3>
<p>ติดต่อฝ่ายบริการลูกค้าพร้อมเวลาและหมายเลขรอบหรือรายการ เราจะตรวจจากบันทึกและตอบกลับ ข้อกำหนดนี้ไม่จำกัดสิทธิที่กฎหมายให้แก่คุณ</p>
<h3>10. การเปลี่ยนข้อกำหนด</h3>
<p>ข้อกำหนดฉบับใหม่มีเลขฉบับและวันที่ใหม่ และเผยแพร่ที่หน้านี้ เดิมพันที่วางไว้ก่อนเป็นไปตามฉบับที่ใช้ในเวลานั้น</p>`,
  en: `
<p>These terms are the agreement between you and the operator of this site (“we”). Please read them before you open an account.</p>
<h3>1. Who may play</h3>
<ul>
<li>You have reached the age shown at the foot of every page, and you are where the law allows you to play.</li>
<li>One person has one account, opened with true details, and plays for themselves only.</li>
<li>We may ask for documents that show who you are, and may hold withdrawals until they have been checked.</li>
</ul>
<h3>2. Your account</h3>
<ul>
<li>Keep your password and payment password secret. We never ask you for them.</li>
<li>If you suspect that somebody else uses your account, change your password and tell us at once.</li>
<li>You may not sell, give away or share your account.</li>
</ul>
<h3>3. Deposits and withdrawals</h3>
<ul>
<li>Pay in from accounts or payment methods in your own name, and withdraw to accounts in your own name.</li>
<li>Minimum and maximum amounts and fees are shown before you confirm.</li>
<li>Where turnover is needed before a withdrawal, the site shows how much is needed and how much is done.</li>
<li>Your balance earns no interest and is not a bank deposit.</li>
</ul>
<h3>4. Bets</h3>
<ul>
<li>A bet that has been accepted cannot be changed or cancelled unless the rules of the game allow it.</li>
<li>Each game shows its rules and what it pays. The result recorded on the server counts.</li>
<li>If a game fails before its result is known, we finish the round or return the stake. Wrong payments are corrected.</li>
</ul>
<h3>5. Promotions</h3>
<p>Each promotion has conditions of its own, which are shown before you join. Bonuses obtained with several accounts or by acting together may be taken back.</p>
<h3>6. What is not allowed</h3>
<p>You may not use programs that play for you, exploit faults, cheat together, launder money, or pay with means that are not yours. In such cases we may close the account, hold its money while we investigate, and inform the authorities.</p>
<h3>7. Responsible gaming</h3>
<p>You can set limits, take a break or exclude yourself at any time under “Responsible gaming”. A lower limit holds at once; a higher one has to wait. Play with money you can afford to lose.</p>
<h3>8. Closing an account</h3>
<p>You may ask us to close your account at any time. We may close an account that breaks these terms, and say why. Money that is rightfully yours can still be withdrawn.</p>
<h3>9. Complaints</h3>
<p>Write to customer service with the time and the number of the round or payment. We check our records and answer. These terms do not limit the rights the law gives you.</p>
<h3>10. Changes</h3>
<p>New terms carry a new version number and date and are published on this page. Bets placed before follow the version in force at that time.</p>`,
}

const PRIVACY: LegalVersion['content'] = {
  th: `
<p>นโยบายนี้อธิบายว่าผู้ให้บริการเว็บไซต์นี้ (“เรา”) เก็บข้อมูลใด เพื่ออะไร และคุณมีสิทธิอะไรบ้าง</p>
<h3>1. ข้อมูลที่เราเก็บ</h3>
<ul>
<li>ข้อมูลที่คุณให้: ชื่อผู้ใช้ เบอร์มือถือ อีเมล วันเกิด ข้อมูลส่วนตัว เอกสารยืนยันตัวตน และบัญชีรับเงิน</li>
<li>ข้อมูลจากการใช้งาน: การฝาก ถอน เดิมพัน ผลของรอบ และข้อความถึงฝ่ายบริการลูกค้า</li>
<li>ข้อมูลทางเทคนิค: ที่อยู่ IP ประเทศโดยประมาณ อุปกรณ์และเบราว์เซอร์ เวลาเข้าสู่ระบบ</li>
</ul>
<h3>2. เราใช้เพื่ออะไร</h3>
<ul>
<li>เปิดบัญชี รับเดิมพัน รับและจ่ายเงินตามที่ตกลงกับคุณ</li>
<li>ตรวจอายุและตัวตน ป้องกันการฉ้อโกงและการฟอกเงิน ตามที่กฎหมายกำหนด</li>
<li>ดูแลความปลอดภัยของบัญชี และช่วยให้คุณเล่นอย่างพอดี</li>
<li>ส่งข่าวและโปรโมชันเมื่อคุณอนุญาต ซึ่งยกเลิกได้ทุกเมื่อ</li>
</ul>
<h3>3. เราเปิดเผยแก่ใคร</h3>
<p>ธนาคารและผู้ให้บริการชำระเงิน ผู้ให้บริการเกม (ได้รับรหัสสมาชิก ไม่ได้รับชื่อหรือบัญชีธนาคาร) ผู้ส่ง SMS และอีเมล และหน่วยงานที่กฎหมายให้อำนาจ เราไม่ขายข้อมูลของคุณ</p>
<h3>4. เก็บไว้นานเท่าใด</h3>
<p>ตลอดเวลาที่มีบัญชี และหลังจากนั้นเท่าที่กฎหมายว่าด้วยบัญชี การพนัน และการป้องกันการฟอกเงินกำหนด</p>
<h3>5. คุกกี้และที่เก็บข้อมูลของเบราว์เซอร์</h3>
<p>ใช้เพื่อคงการเข้าสู่ระบบ จำอุปกรณ์ ภาษา และธีม การนับจำนวนผู้เข้าชมจะทำเมื่อคุณยินยอมเท่านั้น และเปลี่ยนได้จากท้ายหน้าเว็บ</p>
<h3>6. ความปลอดภัย</h3>
<p>รหัสผ่านเก็บในรูปที่อ่านย้อนกลับไม่ได้ เอกสารและเลขประจำตัวถูกเข้ารหัส การเข้าดูข้อมูลอ่อนไหวโดยเจ้าหน้าที่ถูกบันทึกไว้</p>
<h3>7. สิทธิของคุณ</h3>
<p>คุณขอดู ขอสำเนา ขอแก้ไข ขอลบ คัดค้านการใช้ หรือถอนความยินยอมได้ โดยติดต่อฝ่ายบริการลูกค้า ข้อมูลบางส่วนเราต้องเก็บไว้ตามกฎหมาย และคุณร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลส่วนบุคคลได้</p>
<h3>8. การเปลี่ยนนโยบาย</h3>
<p>นโยบายฉบับใหม่มีเลขฉบับและวันที่ใหม่ และเผยแพร่ที่หน้านี้</p>`,
  en: `
<p>This policy says which data the operator of this site (“we”) keeps, what for, and which rights you have.</p>
<h3>1. What we keep</h3>
<ul>
<li>What you tell us: username, mobile number, email, date of birth, profile, identity documents and the accounts you are paid to.</li>
<li>What you do here: deposits, withdrawals, bets, results, and messages to customer service.</li>
<li>Technical data: IP address and the country it suggests, device and browser, times of signing in.</li>
</ul>
<h3>2. What for</h3>
<ul>
<li>To open your account, take bets, and receive and pay money as agreed with you.</li>
<li>To check age and identity and to prevent fraud and money laundering, as the law demands.</li>
<li>To keep your account secure and to help you play safely.</li>
<li>To send news and promotions where you allow it, which you can end at any time.</li>
</ul>
<h3>3. Who receives it</h3>
<p>Banks and payment providers; suppliers of games (a member code, not your name or bank account); those who send our text messages and email; and authorities that the law entitles. We do not sell your data.</p>
<h3>4. How long</h3>
<p>As long as you have an account, and afterwards as long as the law on accounting, gambling and money laundering demands.</p>
<h3>5. Cookies and browser storage</h3>
<p>They keep you signed in and remember your device, language and theme. Visits are counted only if you agree, which you can change at the foot of the page.</p>
<h3>6. Security</h3>
<p>Passwords are stored so that they cannot be read back. Documents and identity numbers are encrypted. When staff look at sensitive data, it is recorded.</p>
<h3>7. Your rights</h3>
<p>You may ask to see, copy, correct or delete your data, object to its use, or withdraw consent: write to customer service. Some of it the law makes us keep. You may complain to the data protection authority.</p>
<h3>8. Changes</h3>
<p>A new policy carries a new version number and date and is published on this page.</p>`,
}

const ALWAYS = { from: null, until: null } as const

/** What a brand begins with, for an operator's lawyer to replace. The HTML is as `clean-html.ts` leaves it. */
export const SAMPLE_LEGAL: readonly LegalVersion[] = [
  {
    kind: 'legal',
    document: 'terms',
    ...ALWAYS,
    title: { th: 'ข้อกำหนดการใช้งาน', en: 'Terms of use' },
    content: TERMS,
    sample: true,
  },
  {
    kind: 'legal',
    document: 'privacy',
    ...ALWAYS,
    title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
    content: PRIVACY,
    sample: true,
  },
]
