import type { PageObject } from './page'

export function arrive(_page: PageObject): void {
  // the phone itself tells of a mini program's new page
}
