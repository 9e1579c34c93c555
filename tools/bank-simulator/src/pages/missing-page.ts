import { type Html, html } from '@sanuk/host/html'
import { frame, type Reader } from './frame.ts'

export function missingPage(reader: Reader): Html {
  const { say } = reader
  return frame(reader, {
    title: say('missing.title'),
    content: html`<p class="lead">${say('missing.lead')}</p><a class="second" href="/">${say('receipt.again')}</a>`,
  })
}
