import { InVain } from './errors'
import { wiring } from './wiring'

/** Opens when calls may be sent; those that are not worth it are turned away. */
export async function gate(): Promise<void> {
  await wiring.opened
  if (wiring.inVain()) throw new InVain()
}
