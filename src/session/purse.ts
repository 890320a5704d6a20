import { makeAutoObservable } from 'mobx'

/** What I hold, as the server last said; kept pages show it without asking again. */
class Purse {
  points: number | null = null
  gold: number | null = null
  /** Counts my exchanges: lists that were loaded before one are out of date. */
  exchanges = 0

  constructor() {
    makeAutoObservable(this)
  }

  know(held: { points?: number; gold?: number }): void {
    if (held.points !== undefined) this.points = held.points
    if (held.gold !== undefined) this.gold = held.gold
  }

  exchanged(type: 1 | 2, balance: number): void {
    this.know(type === 1 ? { points: balance } : { gold: balance })
    this.exchanges += 1
  }

  forget(): void {
    this.points = null
    this.gold = null
  }
}

export const purse = new Purse()
