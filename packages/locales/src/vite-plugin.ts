import { compileCatalogue } from './compile.ts'

const CATALOGUE = /\/packages\/locales\/src\/[a-z]{2}\/[a-z0-9-]+\.json$/

type WordsPlugin = {
  name: string
  enforce: 'pre'
  transform: { filter: { id: RegExp }; handler: (source: string) => { code: string; map: null } }
}

/** Compiles catalogues while the page is built, so that the browser carries no ICU parser. */
export function words(): WordsPlugin {
  return {
    name: 'sanuk:words',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      // A compiled catalogue is JSON still: Vite's own plugin makes the module of it.
      handler: (source) => ({ code: JSON.stringify(compileCatalogue(JSON.parse(source))), map: null }),
    },
  }
}
