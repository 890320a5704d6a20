import type { TagTone } from '@/ui/tag/Tag'
import type { AfterSale } from './afterSale'

export const tones: Record<AfterSale['state'], TagTone> = {
  applied: 'gold',
  agreed: 'warn',
  returning: 'brand',
  refunding: 'brand',
  refunded: 'ok',
  resent: 'brand',
  finished: 'ok',
  refused: 'danger',
  rejected: 'danger',
  toOwner: 'brand',
  withOwner: 'plain',
  cancelled: 'plain',
  closed: 'plain',
}
