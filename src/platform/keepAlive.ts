import type { PageObject } from './page'

/** A mini program destroys a page that leaves the stack; only its view models can be kept. */
export const keepsViews = false

export function keepAlive(_page: PageObject): void {
  // nothing to keep here, see navigation/kept
}

export function dropKept(): void {
  // nothing is kept here
}
