import Taro from '@tarojs/taro'
import type { Place, RouteName } from '../routes/route'

/** What the shell notes on every page object. */
export interface OpenPage {
  place?: Place
}

/** Where a person without a way back is taken. */
export const homeName: RouteName = __APP__ === 'iter' ? 'windowManagement' : 'index'

/** Where a person is left who signed out. */
export const farewellName: RouteName = __APP__ === 'iter' ? 'windowManagement' : 'mine'

/** The pages that are open, the one in front last. */
export function placesInStack(): (Place | undefined)[] {
  return Taro.getCurrentPages().map((page) => (page as unknown as OpenPage).place)
}

/** The place so many pages below the one in front; 0 is in front. */
export function placeBelow(depth: number): Place | undefined {
  const places = placesInStack()
  return places[places.length - 1 - depth]
}

export const currentPlace = () => placeBelow(0)

export function samePlace(a: Place | undefined, b: Place | undefined): boolean {
  if (!a || !b || a.name !== b.name) return false
  const keys = new Set([...Object.keys(a.params), ...Object.keys(b.params)])
  return [...keys].every((key) => a.params[key] === b.params[key])
}
