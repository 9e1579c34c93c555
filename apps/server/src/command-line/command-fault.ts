/** What was asked cannot be done; its message is a sentence with a way out for whoever typed it. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault'
}
