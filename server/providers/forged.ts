/** A notification that does not come from the provider, or not now, or not to us. */
export class Forged extends Error {
  constructor(why: string) {
    super(`Not a notification of ours: ${why}`)
    this.name = 'Forged'
  }
}
