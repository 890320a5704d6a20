import type { PageObject } from './pageObject'

export function keepAlive(_page: PageObject): void {
  // a mini program destroys a page that leaves the stack; what it was told the cache still knows
}

export function dropKept(): void {
  // nothing is kept here
}
