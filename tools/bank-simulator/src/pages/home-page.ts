import { type Html, html } from '@sanuk/host/html'
import type { Word } from '../words.ts'
import { frame, type Reader } from './frame.ts'

/** Where a code comes in: by camera, picture or text. `fault` says what was wrong with `payload`. */
export function homePage(reader: Reader, given: { payload: string; fault: Word | null }): Html {
  const { say } = reader
  return frame(reader, {
    title: say('home.title'),
    script: 'scan.js',
    content: html`<p class="lead">${say('home.lead')}</p>
<section class="scan" data-scan data-nothing="${say('picture.nothing')}" data-denied="${say('scan.denied')}">
<div class="finder" data-finder hidden><video playsinline muted></video><p>${say('scan.aim')}</p></div>
<button class="main" type="button" data-start>${say('scan.start')}</button>
<button class="second" type="button" data-stop hidden>${say('scan.stop')}</button>
<label class="drop"><input type="file" accept="image/*" data-picture><b>${say('picture.choose')}</b> ${say('picture.drop')}</label>
<p class="fault" role="alert" data-scan-fault></p>
</section>
<form class="paste" action="/pay">
<label for="payload">${say('paste.label')}</label>
<textarea id="payload" name="payload" rows="4" required spellcheck="false" autocapitalize="off" autocomplete="off"
 aria-describedby="payload-note"${given.fault && html` aria-invalid="true"`}>${given.payload}</textarea>
<p id="payload-note" ${given.fault ? html`class="fault" role="alert"` : html`class="hint"`}>${say(given.fault ?? 'paste.hint')}</p>
<button class="second" type="submit">${say('paste.continue')}</button>
</form>
<a class="second" href="/transfer">${say('transfer.open')}</a>
<a class="second" href="/statements">${say('statements.open')}</a>`,
  })
}
