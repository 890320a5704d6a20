import type { Prize } from '@server/areas/programme/programme'

/** Drawn things are known by the name of their drawing. */
export const pictureOf = (name: string) => `/static/goods/${name}.svg`

/** From how many on they are drawn as several, and as a pile. */
const piles = { points: { several: 100, pile: 500 }, gold: { several: 10, pile: 50 } }

/** Points and gold look like what they are, and like how many; older files gave them pictures of goods. */
export function pictureOfPrize({ gives, picture }: Pick<Prize, 'gives' | 'picture'>): string {
  if (gives.type === 'goods' || gives.type === 'code') return pictureOf(picture ?? 'blind-box')
  const { several, pile } = piles[gives.type]
  const size = gives.amount >= pile ? 'l' : gives.amount >= several ? 'm' : 's'
  return pictureOf(`coins-${gives.type}-${size}`)
}
