import type { Out } from '@contract/api'

type Tally = Pick<Out<'/tp5/api/ExchangeShop/UserRightsCenter/detail'>, 'usable' | 'expiring'>

/** 6 张可用, 6 张，2 张快到期; nothing where there is none. */
export function heldWords(tally: Tally | undefined): string | undefined {
  if (!tally?.usable) return undefined
  const { usable, expiring } = tally
  return expiring > 0 ? `${usable} 张，${expiring} 张快到期` : `${usable} 张可用`
}
