import { type Html, html } from '@sanuk/host/html'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { groupPayeeNumber } from '../payee-number.ts'
import type { PaymentCode } from '../payment-code.ts'
import type { Say, Word } from '../words.ts'
import { frame, type Reader } from './frame.ts'

const BAHT = currency('THB')

export type PayPage = {
  readonly payload: string
  readonly code: PaymentCode
  /** Names this showing of the page, so that a second press pays nothing more. */
  readonly requestId: string
  readonly fault: Word | null
}

/** What a payer checks before the money leaves. */
export function payPage(reader: Reader, page: PayPage): Html {
  const { say } = reader
  const { code, fault } = page
  return frame(reader, {
    title: say('pay.title'),
    script: 'pay.js',
    content: html`<form method="post" action="/pay" data-once>
<input type="hidden" name="payload" value="${page.payload}">
<input type="hidden" name="requestId" value="${page.requestId}">
${code.amount === null ? amountField(say, fault) : html`<p class="amount">${formatMoney(code.amount, BAHT)}</p>`}
${code.amount !== null && fault && html`<p class="fault" role="alert">${say(fault)}</p>`}
${details(say, code)}
<button class="main" type="submit">${say('pay.confirm')}</button>
<a class="second" href="/">${say('pay.back')}</a>
${troubleFields(say, code)}
</form>`,
  })
}

function amountField(say: Say, fault: Word | null): Html {
  return html`<label for="amount">${say('pay.amount')}</label>
<input class="amount" id="amount" name="amount" inputmode="decimal" autocomplete="off" required aria-describedby="amount-note"${fault && html` aria-invalid="true"`}>
<p id="amount-note" ${fault ? html`class="fault" role="alert"` : html`class="hint"`}>${say(fault ?? 'pay.amount.hint')}</p>`
}

function details(say: Say, { payee, reference, secondReference }: PaymentCode): Html {
  return html`<dl class="slip">
<div><dt>${say('pay.from')}</dt><dd>${say('pay.account')}</dd></div>
<div><dt>${say('pay.payee')}</dt><dd>${payee.name && html`<b>${payee.name}</b>`}${groupPayeeNumber(payee)}<small>${say(`payee.${payee.kind}`)}</small></dd></div>
${reference && html`<div><dt>${say('pay.reference')}</dt><dd>${reference}</dd></div>`}
${secondReference && html`<div><dt>${say('pay.reference2')}</dt><dd>${secondReference}</dd></div>`}
<div><dt>${say('pay.fee')}</dt><dd>${formatMoney(ZERO, BAHT)}</dd></div>
</dl>`
}

/** What a developer may wish to see: other sums, doubles, messages that come late. */
export function troubleFields(say: Say, { amount }: Pick<PaymentCode, 'amount'>): Html {
  const choice = (name: string, label: Word, options: readonly (readonly [value: string, word: Word])[]) =>
    html`<label>${say(label)}<select name="${name}">${options.map(([value, word]) => html`<option value="${value}">${say(word)}</option>`)}</select></label>`
  return html`<details class="trouble">
<summary>${say('trouble.title')}</summary>
<p class="hint">${say('trouble.lead')}</p>
${amount !== null && html`<label>${say('trouble.amount')}<input name="amount" inputmode="decimal" autocomplete="off" placeholder="${writeAmount(amount)}"></label>`}
${choice('payments', 'trouble.payments', [
  ['1', 'trouble.payments.1'],
  ['2', 'trouble.payments.2'],
])}
${choice('messages', 'trouble.messages', [
  ['1', 'trouble.messages.1'],
  ['2', 'trouble.messages.2'],
])}
${choice('delaySeconds', 'trouble.delay', [
  ['0', 'trouble.delay.0'],
  ['30', 'trouble.delay.30'],
  ['1200', 'trouble.delay.1200'],
])}
</details>`
}
