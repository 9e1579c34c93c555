import { type Html, html } from '@sanuk/host/html'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { isReported, type Payment, type Reply } from '../payment.ts'
import type { Language, Say } from '../words.ts'
import { frame, type Reader } from './frame.ts'

/** What an order paid, and what the platform said to it so far. `now` is Unix milliseconds. */
export function receiptPage(reader: Reader, payments: readonly Payment[], now: number): Html {
  const { say } = reader
  const waiting = payments.some((payment) => !isReported(payment))
  return frame(reader, {
    title: say('receipt.title'),
    script: 'receipt.js',
    content: html`${payments.map((payment) => slip(reader, payment))}
<div aria-live="polite" id="news" data-waiting="${waiting ? 'yes' : 'no'}">
${payments.map((payment) => news(reader, payment, now))}
${!waiting && html`<p class="hint">${say('receipt.back')}</p>`}
</div>
<a class="second" href="/">${say('receipt.again')}</a>`,
  })
}

function slip({ say, language }: Reader, { message, payee }: Payment): Html {
  const row = (label: string, value: string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  return html`<p class="done">${say('receipt.done')}</p>
<p class="amount">${formatMoney(parseAmount(message.amount), currency('THB'))}</p>
<dl class="slip">
${row(say('pay.payee'), payee)}
${message.reference && row(say('pay.reference'), message.reference)}
${row(say('receipt.bankReference'), message.bankReference)}
${row(say('receipt.time'), moment(language, Date.parse(message.paidAt)))}
</dl>`
}

function news({ say, language }: Reader, payment: Payment, now: number): Html {
  if (payment.replies.length > 0) return html`${payment.replies.map((reply) => answer(say, reply))}`
  if (payment.reportAt > now) {
    return html`<p class="news later">${say('receipt.scheduled', { time: moment(language, payment.reportAt) })}</p>`
  }
  return html`<p class="news waiting">${say('receipt.waiting')}</p>`
}

function answer(say: Say, reply: Reply): Html {
  if ('refusal' in reply) return html`<p class="news refused">${say('receipt.refused', { code: reply.refusal })}</p>`
  return html`<p class="news ${reply.result}">${say(`receipt.${reply.result}`)}</p>`
}

function moment(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Bangkok',
  }).format(at)
}
