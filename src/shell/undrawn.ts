import type { PageObject } from './pageObject'

const life = ['onLoad', 'onShow', 'onReady', 'onHide', 'onUnload'] as const

/**
 * A page that gives way has no place. Nothing of it is drawn, and Taro does not hear of it: it would
 * take another page away when this one goes.
 */
export function leaveUndrawn(page: PageObject): void {
  for (const name of life) {
    const own = page[name] as ((...args: unknown[]) => unknown) | undefined
    page[name] = function (this: PageObject, ...args: unknown[]) {
      return this.place && own?.apply(this, args)
    }
  }
}
