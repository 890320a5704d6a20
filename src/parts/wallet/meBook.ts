import { makeAutoObservable } from 'mobx'

/** Counts what I changed about myself: pages that show me load anew. */
class MeBook {
  changes = 0

  constructor() {
    makeAutoObservable(this)
  }

  changed(): void {
    this.changes += 1
  }
}

export const meBook = new MeBook()
