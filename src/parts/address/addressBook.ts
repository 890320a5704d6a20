import { makeAutoObservable } from 'mobx'

/** Counts the changes to my addresses: a list that was loaded before one is out of date. */
class AddressBook {
  changes = 0

  constructor() {
    makeAutoObservable(this)
  }

  changed(): void {
    this.changes += 1
  }
}

export const addressBook = new AddressBook()
