import { makeAutoObservable } from 'mobx'

/** Counts what happened to the things I hold: lists that were loaded before are out of date. */
class HeldThings {
  changes = 0

  constructor() {
    makeAutoObservable(this)
  }

  changed(): void {
    this.changes += 1
  }
}

export const heldThings = new HeldThings()
