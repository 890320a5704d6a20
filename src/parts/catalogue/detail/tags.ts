import type { GoodsDetail, GoodsKind } from '@/parts/catalogue/goods'
import { counted } from '@/parts/catalogue/goodsWords'
import type { TagTone } from '@/ui/tag/Tag'

/** How it comes into one's hands. */
const ways: Record<GoodsKind, string> = {
  goods: '快递到家',
  coupon: '到店使用',
  card: '到店使用',
  digital: '即时到账',
  vip: '权益分开领',
  packet: '到店服务',
  membership: '马上开通',
  course: '现场上课',
  match: '现场参赛',
}

interface TagWords {
  text: string
  tone: TagTone
}

/** What one wants to know before anything else. */
export function tagsOf({ kind, label, limit_per_user: limit, needs }: GoodsDetail): TagWords[] {
  return [
    ...(label ? [{ text: label, tone: 'ok' as const }] : []),
    { text: ways[kind], tone: 'brand' },
    ...(limit > 0 ? [{ text: `每人限换 ${counted(kind, limit)}`, tone: 'plain' as const }] : []),
    ...(needs.identity ? [{ text: '需要实名', tone: 'warn' as const }] : []),
    ...(needs.sms ? [{ text: '需要短信验证', tone: 'warn' as const }] : []),
  ]
}
