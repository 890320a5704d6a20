import type { PageObject } from './pageObject'

export function leaveUndrawn(_page: PageObject): void {
  // the router is told where to go before it makes a page
}
