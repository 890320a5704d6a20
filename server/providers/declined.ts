/** The provider is there and says no to what was asked: nothing is wrong with the way to it. */
export class Declined extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'Declined'
  }
}
