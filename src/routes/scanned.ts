import { ofThisApp, type Scanned, scannedAddress } from './ourAddress'
import { placeOfScene } from './scene'

type Query = Readonly<Record<string, string>>

/**
 * What somebody scanned with WeChat itself. It hands the page `q`, the whole address in an ordinary
 * code, or `scene`, what one of the mini program says. `origin` is where our own addresses lie;
 * undefined: nothing was scanned.
 */
export function scannedIn({ q, scene }: Query, origin: string): Scanned | undefined {
  if (q !== undefined) return scannedAddress(q, origin)
  return scene === undefined ? undefined : { place: ofThisApp(placeOfScene(scene)), query: {} }
}
