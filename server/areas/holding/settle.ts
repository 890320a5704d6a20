import type { Price } from '@server/areas/order/order'
import { worthOf } from '@server/areas/wallet/wallet'
import { type GoodsKind, isRedeemed, type Right } from './kinds'

/** Of what a neighbour pays, how many thousandths the merchant gets who redeems it; the rest is the house's. */
export const settlePerMille: Readonly<Record<GoodsKind, number>> = {
  goods: 0,
  digital: 0,
  // shown as often as one likes: nothing is counted that could be paid for
  card: 0,
  coupon: 900,
  packet: 900,
  course: 900,
  match: 900,
  vip: 900,
  membership: 900,
}

interface Sold {
  kind: GoodsKind
  ways: readonly Partial<Price>[]
  uses: number
}

/** Points and gold count by the rate of the house, whose unit is a cent. */
const priceOf = ([usual]: Sold['ways']) => (usual ? worthOf(usual) : 0)

/** What a merchant gets for each use, in whole cents; what is left over stays with the house. */
export function settleOf({ kind, ways, uses }: Sold): number {
  if (!isRedeemed(kind)) return 0
  const isVisit = kind === 'course' || kind === 'match'
  const counted = isVisit ? Math.max(uses, 1) : uses
  return counted === 0 ? 0 : Math.floor((priceOf(ways) * settlePerMille[kind]) / 1000 / counted)
}

interface RightOf {
  kind: GoodsKind
  right: Right['kind']
  worth: { uses?: number | undefined }
  share?: number | undefined
}

/** Of a right its share of the packet that it is in. */
export function settleOfRight(
  { kind, right, worth, share = 1 }: RightOf,
  packet: Pick<Sold, 'ways'> & { rights: readonly { share?: number | undefined }[] },
): number {
  const { uses = 0 } = worth
  if (!isRedeemed(right) || uses === 0) return 0
  const shares = packet.rights.reduce((all, one) => all + (one.share ?? 1), 0)
  return Math.floor((priceOf(packet.ways) * settlePerMille[kind] * share) / 1000 / shares / uses)
}
