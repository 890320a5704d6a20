import { makeAutoObservable } from 'mobx'
import { goesWithPerson } from '@/session/goesWithPerson'
import type { Sort } from './sorts'

/** What the shop shows; other pages may ask it to show something before they lead there. */
class ShopFilter {
  /** 0 is every category. */
  category = 0
  sort: Sort = 'default'
  affordable = false

  constructor() {
    makeAutoObservable(this)
  }

  /** As the shop opens first. */
  reset(): void {
    this.category = 0
    this.sort = 'default'
    this.affordable = false
  }

  showCategory(category: number): void {
    this.category = category
  }

  sortBy(sort: Sort): void {
    this.sort = sort
  }

  showAffordable(affordable: boolean): void {
    this.affordable = affordable
  }

  /** Everything I can pay. */
  onlyAffordable(): void {
    this.category = 0
    this.sort = 'default'
    this.affordable = true
  }
}

export const shopFilter = new ShopFilter()
goesWithPerson(() => shopFilter.reset())
