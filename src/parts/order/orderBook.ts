import { makeAutoObservable } from 'mobx'

/** Counts what became of my orders: what was loaded before is out of date. */
class OrderBook {
  changes = 0

  constructor() {
    makeAutoObservable(this)
  }

  changed(): void {
    this.changes += 1
  }
}

export const orderBook = new OrderBook()
