import { type Html, html } from '@sanuk/host/html'
import type { Word } from '../words.ts'
import { frame, type Reader } from './frame.ts'
import { troubleFields } from './pay-page.ts'

type TransferPage = {
  readonly account: string
  readonly amount: string
  readonly reference: string
  /** Names this showing of the page, so that a second press pays nothing more. */
  readonly requestId: string
  readonly fault: Word | null
}

/** Money to an account by its number, as one types it into a bank's app. */
export function transferPage(reader: Reader, { account, amount, reference, requestId, fault }: TransferPage): Html {
  const { say } = reader
  const field = (name: string, label: Word, value: string) =>
    html`<label for="${name}">${say(label)}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="off"${name !== 'reference' && html` inputmode="decimal" required`}>`
  return frame(reader, {
    title: say('transfer.title'),
    script: 'pay.js',
    content: html`<form method="post" action="/transfer" data-once>
<input type="hidden" name="requestId" value="${requestId}">
${field('account', 'transfer.account', account)}
${field('amount', 'pay.amount', amount)}
${field('reference', 'transfer.reference', reference)}
${fault && html`<p class="fault" role="alert">${say(fault)}</p>`}
<button class="main" type="submit">${say('transfer.confirm')}</button>
<a class="second" href="/">${say('pay.back')}</a>
${troubleFields(say, { amount: null })}
</form>`,
  })
}
