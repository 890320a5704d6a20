import type { PageObject } from './pageObject'

export function arrive(_page: PageObject): void {
  // the phone itself tells of a mini program's new page
}
