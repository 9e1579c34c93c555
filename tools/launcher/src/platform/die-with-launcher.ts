import { isMainThread } from 'node:worker_threads'

// Loaded into every program that the launcher starts. The launcher holds the other end of standard input: when it is
// gone, however it went, the program ends itself in an orderly way. Loaded into a program's threads as well, whose own
// input ends with them.
if (isMainThread) {
  process.stdin.on('error', () => undefined)
  process.stdin.on('close', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref()
}
