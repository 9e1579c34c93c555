/** The build without subtitles, other sound tracks and protected content; its types are those of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
