import { takesMoneyFor, unsoldOn } from '@server/areas/order/order'
import type { Platform } from '@server/call/platform'
import { Refusal } from '@server/call/refusal'
import type { FoundGoods } from './find-goods'

/** The kinds of which nothing that costs money is shown there; goods are among other things. */
export const unsoldKinds: (platform: Platform) => string[] = unsoldOn

/** The same of a row of the table `goods`; `kinds` is where they stand. */
export const unsoldIn = (kinds: string) => `(goods.money > 0 and goods.kind = any(${kinds}))`

/** Who comes by a link or a card finds a calm page and no price. */
export function refuseUnsold({ kind, money }: FoundGoods, platform: Platform): void {
  if (money > 0 && !takesMoneyFor([kind], platform)) throw new Refusal('notOnIos')
}
