import type { Brand } from './caller.ts'
import type { Sources } from './page.ts'

/**
 * What the pages of a brand load and call beyond their own for proving numbers with Firebase: Google's calls, and
 * reCAPTCHA, whose sources are those of its own guide (https://developers.google.com/recaptcha/docs/faq, "Content
 * Security Policy"). A stand-in is called and has no reCAPTCHA.
 */
export function firebaseSources(firebase: Brand['firebase']): Omit<Sources, 'pictures'> {
  if (!firebase) return { scripts: [], frames: [], calls: [] }
  if (firebase.standIn) return { scripts: [], frames: [], calls: [firebase.standIn] }
  return {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: [
      ...['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      'https://www.google.com/recaptcha/',
    ],
  }
}
