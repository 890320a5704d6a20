import { makeAutoObservable } from 'mobx'

interface Ways {
  retry: () => void
  /** To the page that is still in front, where that can be told. */
  stay: (() => void) | undefined
}

/** The page somebody asked for whose code did not arrive. */
class MissingPage {
  ways: Ways | undefined = undefined

  constructor() {
    makeAutoObservable(this)
  }

  offer(ways: Ways): void {
    this.ways = ways
  }

  clear(): void {
    this.ways = undefined
  }
}

export const missingPage = new MissingPage()
